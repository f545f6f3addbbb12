import path from "node:path";
import { buildIfStale } from "./build.js";
import { refuseOtherNode } from "./built-for.js";

// DATA_DIR, .env and build/ are relative to Popote's folder; INIT_CWD is the caller's folder.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.chdir(path.dirname(import.meta.dirname));

const [mode = "serve", ...rest] = process.argv.slice(2);
const COMMANDS = { admin: [], backup: ["backup"], restore: ["restore"] };
const SERVERS = ["serve", "demo"];

if (mode === "process" && process.send) {
  // Never rebuild here: the parent built Popote, and the sources may have changed since.
  const { runPopote } = await import("../build/server/main.js");
  await runPopote(mode, rest);
} else if (mode === "dev") {
  const { developPopote } = await import("./develop.js");
  await developPopote();
} else if (mode === "build") {
  buildIfStale();
} else if (mode === "package") {
  const { packagePopote } = await import("./package.js");
  packagePopote(rest[0] && path.resolve(cwd, rest[0]));
} else if (mode in COMMANDS || SERVERS.includes(mode)) {
  process.env.NODE_ENV ??= "production";
  refuseOtherNode();
  if (SERVERS.includes(mode)) sayWhatStarts();
  buildIfStale();
  const { runCommand, runPopote } = await import("../build/server/main.js");
  if (mode in COMMANDS) process.exitCode = await runCommand([...COMMANDS[mode], ...rest], cwd);
  else await runPopote(mode);
} else {
  const known = [...SERVERS, "dev", "build", "package", ...Object.keys(COMMANDS)].join(", ");
  console.error(`There is no way to start Popote called ${mode}; there are: ${known}.`);
  process.exitCode = 2;
}

/** At once: checking the build and loading the server take seconds on a small machine. */
function sayWhatStarts() {
  if (!["", "debug", "info"].includes(process.env.LOG_LEVEL ?? "")) return;
  const msg = `Starting Popote${mode === "demo" ? "’s demo" : ""}, this takes a moment…`;
  const line = { level: "info", time: new Date().toISOString(), msg };
  console.log(process.stdout.isTTY ? msg : JSON.stringify(line));
}
