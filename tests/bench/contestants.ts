import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { onTestFinished } from "vitest";
import { spawnPopote } from "../support/popote-process";

export interface Contestant {
  name: string;
  origin: string;
  processId: number;
}

/** Starts Popote, the smallest Remix page and a hand-written one; they stop with the test. */
export async function startContestants(dataDir: string): Promise<Contestant[]> {
  buildSmallest();
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill());
  return [
    toContestant("Popote", popote.origin, popote.child),
    await smallest("smallest Remix page", "remix", dataDir, popote.origin),
    await smallest("hand-made page", "bare", dataDir, popote.origin),
  ];
}

function buildSmallest(): void {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/package.json");
  const config = "tests/bench/smallest-remix/vite.config.ts";
  execFileSync(
    process.execPath,
    [path.join(path.dirname(remix), "dist/cli.js"), "vite:build", "--config", config],
    { env: { ...process.env, NODE_ENV: "production" }, stdio: "ignore" },
  );
}

async function smallest(name: string, kind: string, dataDir: string, pageOrigin: string) {
  const main = "test-results/bench/smallest-remix/server/main.js";
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    PAGE_ORIGIN: pageOrigin,
  };
  const child = spawn(process.execPath, [main, kind], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("close", () => reject(new Error(`${name} did not start`)));
  });
  return toContestant(name, origin, child);
}

function toContestant(name: string, origin: string, { pid = 0 }: ChildProcess): Contestant {
  return { name, origin, processId: pid };
}
