import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SOURCES = [
  "app",
  "domain",
  "reader",
  "server",
  "migrations",
  "scripts",
  "locales",
  "public",
  "vite.config.ts",
  "package-lock.json",
];
const EXIT_NOT_BUILT = 2;
// The kernel reserves part of 1 GB (1024 MB). The build needs about 700 MB.
const ENOUGH_MEGABYTES = 900;
const STAMP = "build/stamp";
const TEST = /\.test\.tsx?$/;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;

// Container images ship without sources. Logs to standard error: commands use standard output.
export function buildIfStale() {
  if (!existsSync("vite.config.ts")) return;
  const stamp = hashSources(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  console.error("Building Popote, this takes a moment…");
  const warning = memoryWarning(measureMemoryMegabytes());
  if (warning) console.error(warning);
  runRemix();
  compressAll("build/client");
  writeFileSync(STAMP, stamp);
}

function runRemix() {
  const env = { ...process.env, NODE_ENV: "production" };
  const stdio = ["ignore", process.stderr.fd, process.stderr.fd];
  try {
    const command = [getRemixCommand(), "vite:build", "--logLevel", "warn"];
    execFileSync(process.execPath, command, { stdio, env });
  } catch ({ signal }) {
    // Out of memory: V8 aborts with SIGABRT, the kernel kills with SIGKILL.
    if (signal) giveUp(`Popote could not be built: ${signal} ended it. ${PACKAGE_HINT}`);
    giveUp("Popote could not be built: what went wrong stands above.");
  }
}

const PACKAGE_HINT =
  "A package built on a larger machine (npm run package) runs in 256 MB: docs/self-hosting.md.";

export function memoryWarning(megabytes) {
  if (megabytes >= ENOUGH_MEGABYTES) return undefined;
  return `Building takes 1 GB of memory, and there are ${Math.round(megabytes)} MB. ${PACKAGE_HINT}`;
}

function measureMemoryMegabytes() {
  return Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20;
}

function getRemixCommand() {
  try {
    return path.join(
      path.dirname(createRequire(import.meta.url).resolve("@remix-run/dev/package.json")),
      "dist/cli.js",
    );
  } catch {
    return giveUp(
      "Popote is not built, or its sources changed since, and its build tools are not installed.\nRun: npm ci --include=dev && npm run build",
    );
  }
}

export function giveUp(reason) {
  console.error(reason);
  process.exit(EXIT_NOT_BUILT);
}

function compressAll(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const file of listFiles(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function hashSources(sources) {
  const hash = createHash("sha256");
  const files = sources.flatMap(listFiles).filter((file) => !TEST.test(file));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function listFiles(place) {
  if (path.extname(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
