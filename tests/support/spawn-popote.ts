import "./built";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished } from "vitest";

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Own {
  uid?: number;
  gid?: number;
  /** The folder that contains scripts/start.js; this project by default. */
  folder?: string;
}

/** What a server says that does not start. */
export const ONLY_STARTING = expect.stringMatching(/^[^\n]*Starting Popote[^\n]*\n$/);

/** Runs Popote's command line to its end, as a plain user when root runs the tests. */
export async function runToEnd(
  args: string[],
  dataDir: string,
  settings: Record<string, string> = {},
  own: Own = {},
): Promise<Ended> {
  const child = spawnPopote(args, dataDir, settings, own);
  const said = listen(child);
  const [code] = await once(child, "close");
  return { code, ...said };
}

export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawnPopote([], dataDir, settings);
  const said = listen(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => said.stdout.includes("Popote is at") && resolve());
    child.once("close", (code) => reject(new Error(`It ended with ${code}: ${said.stderr}`)));
  });
  return child;
}

export function spawnPopote(
  args: string[],
  dataDir: string,
  settings: Record<string, string>,
  { folder = ".", ...user }: Own = {},
) {
  const start = path.join(folder, "scripts/start.js");
  const child: ChildProcess = spawn(process.execPath, [start, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: "0",
      HOST: "127.0.0.1",
      ...settings,
    },
    ...user,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

function listen(child: ChildProcess): { stdout: string; stderr: string } {
  const said = { stdout: "", stderr: "" };
  child.stdout?.on("data", (bytes) => {
    said.stdout += bytes;
  });
  child.stderr?.on("data", (bytes) => {
    said.stderr += bytes;
  });
  return said;
}
