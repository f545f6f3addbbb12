import { fork } from "node:child_process";
import { once } from "node:events";
import { createLog, type PopoteLog } from "./popote-log";
import { listSettings } from "./popote-process";

export interface HostedPopote extends PopoteLog {
  origin: string;
  processId: number;
  stop(): Promise<void>;
}

/** Serves one Popote after another in one process, which starts and warms up only once. */
export interface PopoteHost {
  serve(dataDir: string, environment: Record<string, string>): Promise<HostedPopote>;
  close(): Promise<void>;
}

interface Report {
  line?: string;
  origin?: string;
  isStopped?: boolean;
}

export function startHost(): PopoteHost {
  const child = fork("tests/support/popote-host.mjs", {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const processId = child.pid ?? 0;
  let current = createLog();
  const ended = once(child, "close").then(() => current.end());
  let report: (said: Report) => void = () => undefined;
  child.stderr?.setEncoding("utf8").on("data", (text) => current.complain(text));
  child.on("message", (said: Report) => {
    if (said.line) current.add(said.line.trimEnd());
    else report(said);
  });
  const order = (what: object | string) =>
    new Promise<Report>((resolve, reject) => {
      report = resolve;
      ended.then(() => reject(new Error(`Popote ended:\n${current.log.complaints()}`)));
      child.send(what);
    });
  return {
    async serve(dataDir, environment) {
      current = createLog();
      const { log } = current;
      const { origin = "" } = await order({ ...listSettings(dataDir), ...environment });
      return { origin, processId, ...log, stop: async () => void (await order("stop")) };
    },
    async close() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
