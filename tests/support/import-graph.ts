import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type ImportGraph = Map<string, string[]>;

const ROOTS = ["app", "domain", "reader", "server", "migrations", "scripts"];
const CODE = /\.(ts|tsx|js)$/;
const OF_TESTS = /\.test\.tsx?$/;
const ALIASES: [alias: string, folder: string][] = [
  ["~/", "app/"],
  ["#domain/", "domain/"],
  ["#reader/", "reader/"],
  ["#server/", "server/"],
];

export function listProductFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath, entry.name)),
  ).filter((file) => !OF_TESTS.test(file));
}

/** Import, export, import(), require and types; packages are left out. */
export function readImportGraph(files: string[]): ImportGraph {
  const known = new Set(files);
  const code = files.filter((file) => CODE.test(file));
  return new Map(
    code.map((file) => [file, importedBy(file).flatMap((name) => resolved(file, name, known))]),
  );
}

export function listPackages(file: string): string[] {
  return importedBy(file).filter((name) => /^[\w@]/.test(name));
}

function importedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** Resolves an imported name to a project file on disk, or leaves it as written. */
function resolved(from: string, name: string, known: Set<string>): string[] {
  const bare = name.replace(/\?.*$/, "");
  const alias = ALIASES.find(([each]) => bare.startsWith(each));
  if (!alias && !bare.startsWith(".")) return [];
  const asked = alias
    ? alias[1] + bare.slice(alias[0].length)
    : path.posix.join(path.posix.dirname(from), bare);
  const endings = ["", ".ts", ".tsx", ".d.ts", ".js", "/index.ts"];
  return [endings.map((ending) => asked + ending).find((each) => known.has(each)) ?? asked];
}
