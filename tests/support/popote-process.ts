import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createLog, type PopoteLog } from "./popote-log";

export interface PopoteProcess extends PopoteLog {
  origin: string;
  child: ChildProcess;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

/** Serves the checkout in `folder`: this one, unless a bench compares. */
export async function spawnPopote(
  dataDir: string,
  environment: Record<string, string> = {},
  folder = ".",
): Promise<PopoteProcess> {
  const launched = launchPopote(dataDir, environment, folder);
  const [, origin = ""] = await launched.find(/^Popote is at (\S+), /m);
  return { origin, ...launched };
}

export function launchPopote(
  dataDir: string,
  environment: Record<string, string> = {},
  folder = ".",
): Omit<PopoteProcess, "origin"> {
  const child = spawn(process.execPath, ["scripts/start.js"], {
    cwd: folder,
    env: { ...process.env, ...listSettings(dataDir), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const log = readLog(child);
  return { child, ...log, ended };
}

export function listSettings(dataDir: string) {
  return {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    NODE_ENV: "production" as const,
    // Empty values override a local .env.
    SMTP_URL: "",
    PUBLIC_URL: "",
    TRUSTED_PROXIES: "",
    GOOGLE_CLIENT_ID: "",
    GOOGLE_CLIENT_SECRET: "",
    LOG_LEVEL: "",
    BACKUP_DIR: "",
  };
}

function readLog(child: ChildProcess): PopoteLog {
  const { log, add, complain, end } = createLog();
  let unfinished = "";
  child.stderr?.setEncoding("utf8").on("data", complain);
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) add(line);
  });
  child.once("close", end);
  return log;
}
