import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildIfStale, giveUp } from "./build.js";
import { BUILT_FOR, describeThisNode } from "./built-for.js";

const FILES = [
  "build/client",
  "build/server",
  "scripts/start.js",
  "scripts/build.js",
  "scripts/built-for.js",
  "server/platform/db/sqlite/check-thread.js",
  "server/platform/db/sqlite/find-damage.js",
  "server/platform/db/sqlite/snapshot-thread.js",
  "server/platform/db/sqlite/statistics-thread.js",
  "server/platform/images/decoder.js",
  "server/operations/demo/images",
  "docs/self-hosting.md",
  "docs/self-hosting",
  ".env.example",
  "LICENSE",
];
const UNUSED =
  /better-sqlite3\/(deps|src)(\/|$)|better-sqlite3\/build\/Release\/(\.deps|obj|obj\.target|test_extension\.node)(\/|$)|\.map$/;
const SCRIPTS = ["start", "demo", "admin", "backup", "restore"];

// The result, build/popote-VERSION-PLATFORM-ARCH-nodeMAJOR.tar.gz, runs without a compiler.
export function packagePopote(folder) {
  buildIfStale();
  if (folder) return copyInto(folder);
  const { node, platform, arch } = describeThisNode();
  const { version } = read("package.json");
  const name = `popote-${version}-${platform}-${arch}-node${node.split(".")[0]}`;
  const shelf = mkdtempSync(path.join(os.tmpdir(), "popote-package-"));
  try {
    copyInto(path.join(shelf, name));
    const file = path.resolve("build", `${name}.tar.gz`);
    execFileSync("tar", ["-czf", file, "--owner=0", "--group=0", "-C", shelf, name]);
    console.log(`${file} is written. It runs with Node ${node.split(".")[0]}.`);
  } finally {
    rmSync(shelf, { recursive: true, force: true });
  }
}

function copyInto(folder) {
  if (existsSync(folder)) giveUp(`${folder} is there already: name a folder that is not.`);
  mkdirSync(folder, { recursive: true });
  for (const place of [...FILES, ...listProductionModules()]) {
    cpSync(place, path.join(folder, place), {
      recursive: true,
      filter: (source) => !UNUSED.test(source),
    });
  }
  const { scripts, dependencies, devDependencies, allowScripts, ...about } = read("package.json");
  const own = Object.fromEntries(SCRIPTS.map((script) => [script, scripts[script]]));
  write(path.join(folder, "package.json"), { ...about, scripts: own });
  write(path.join(folder, BUILT_FOR), describeThisNode());
}

// Nested modules come along with their parent folder; none of them is a dev dependency.
function listProductionModules() {
  const { packages } = read("package-lock.json");
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place && !dev && !devOptional)
    .map(([place]) => place)
    .filter((place) => existsSync(place));
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function write(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
