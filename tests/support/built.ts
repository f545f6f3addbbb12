import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { inject } from "vitest";

// Importing this file builds Popote if its sources changed, once per run, in the first worker that
// needs it.
const [building, built] = ["building", "built"].map((name) => path.join(inject("run"), name)) as [
  string,
  string,
];

if (!existsSync(built)) {
  if (claimBuild()) await build();
  else while (!existsSync(built)) await setTimeout(100);
}

function claimBuild(): boolean {
  try {
    mkdirSync(building);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

async function build(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ["scripts/start.js", "build"]);
  } finally {
    writeFileSync(built, "");
  }
}
