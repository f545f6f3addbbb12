import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface PopoteProcess {
  origin: string;
  child: ChildProcess;
  /** Waits for a match in its log, past or future. */
  find(pattern: RegExp): Promise<RegExpExecArray>;
  /** Standard error, and log lines of level warn and above. */
  complaints(): string;
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

export async function spawnPopote(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<PopoteProcess> {
  const launched = launchPopote(dataDir, environment);
  const [, origin = ""] = await launched.find(/^Popote is at (\S+), /m);
  return { origin, ...launched };
}

export function launchPopote(
  dataDir: string,
  environment: Record<string, string> = {},
): Omit<PopoteProcess, "origin"> {
  const settings = {
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
    ...environment,
  };
  const child = spawn(process.execPath, ["scripts/start.js"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const log = readLog(child);
  return { child, find: log.find, complaints: log.complaints, ended };
}

function readLog(child: ChildProcess) {
  let said = "";
  let complaints = "";
  let unfinished = "";
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    complaints += text;
  });
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) {
      const { level, msg } = parseLogLine(line);
      said += `${msg}\n`;
      if (level !== "info" && level !== "debug") complaints += `${line}\n`;
    }
    child.emit("said");
  });
  return {
    complaints: () => complaints,
    find(pattern: RegExp): Promise<RegExpExecArray> {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found) return;
          child.off("said", look);
          resolve(found);
        };
        child.on("said", look);
        child.once("close", () => reject(new Error(`Popote ended:\n${said}\n${complaints}`)));
        look();
      });
    },
  };
}

/** Before logging starts, the build prints a plain line. */
function parseLogLine(line: string): { level: string; msg: string } {
  return line.startsWith("{") ? JSON.parse(line) : { level: "info", msg: line };
}
