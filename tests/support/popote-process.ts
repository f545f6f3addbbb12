import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Popote as its own process, as `npm start` starts it. */
export interface PopoteProcess {
  origin: string;
  child: ChildProcess;
  /** Waits for something that it says in its log, or has said. */
  find(pattern: RegExp): Promise<RegExpExecArray>;
  /** What it wrote to standard error, and what it logged as a warning or worse. */
  complaints(): string;
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts it on a free port with these settings, and waits until it says that it listens. */
export async function spawnPopote(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<PopoteProcess> {
  const launched = launchPopote(dataDir, environment);
  const [, origin = ""] = await launched.find(/^Popote is at (\S+), /m);
  return { origin, ...launched };
}

/** As `spawnPopote`, and waits for nothing. */
export function launchPopote(
  dataDir: string,
  environment: Record<string, string> = {},
): Omit<PopoteProcess, "origin"> {
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    NODE_ENV: "production" as const,
    // Set, if to nothing, so that a .env of the house does not count.
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

/** What a process says, and a way to wait for something it will say. */
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

/** Before the log begins, the build says in plain words that it takes a moment. */
function parseLogLine(line: string): { level: string; msg: string } {
  return line.startsWith("{") ? JSON.parse(line) : { level: "info", msg: line };
}
