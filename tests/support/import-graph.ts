import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Which files a file imports, types included, as paths from the root. */
export type ImportGraph = Map<string, string[]>;

const ROOTS = ["app", "domain", "reader", "server", "migrations", "scripts"];
const CODE = /\.(ts|tsx|js)$/;
const OF_TESTS = /\.test\.tsx?$/;
/** Where an alias of tsconfig.json leads. */
const ALIASES: [alias: string, folder: string][] = [
  ["~/", "app/"],
  ["#domain/", "domain/"],
  ["#reader/", "reader/"],
  ["#server/", "server/"],
];

/** All files of the folders that the product is made of, without its tests. */
export function listProductFiles(): string[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath, entry.name)),
  ).filter((file) => !OF_TESTS.test(file));
}

/** What every file of code imports, by import, export, import(), require or a type; packages left out. */
export function readImportGraph(files: string[]): ImportGraph {
  const known = new Set(files);
  const code = files.filter((file) => CODE.test(file));
  return new Map(
    code.map((file) => [file, importedBy(file).flatMap((name) => resolved(file, name, known))]),
  );
}

/** The packages that a file imports, by the names that it gives them. */
export function listPackages(file: string): string[] {
  return importedBy(file).filter((name) => /^[\w@]/.test(name));
}

function importedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** A project file by the name that another gives it: as it stands on the disk, else as it is written. */
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
