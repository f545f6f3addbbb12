import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { setInterval } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { createLog } from "./popote-log";
import { listSettings } from "./popote-process";

export const IS_READY = /Popote is at/;
const IS_READY_AGAIN = /Popote is at[\s\S]*Popote is at/;
/** Often enough to meet the few milliseconds in which a connection could be cut. */
const EVERY_MS = 5;
/** How many requests arrive before the restart. */
const BEFORE = 10;

/** Starts Popote on an open socket again whenever it ends, as systemd does with popote.socket. */
const SYSTEMD = `
const server = require("node:net").createServer().listen(0, "127.0.0.1", () => {
  const restart = "while :; do sh -c 'LISTEN_PID=$$ exec node scripts/start.js'; done";
  const stdio = ["ignore", "inherit", "inherit", server._handle.fd];
  const { pid } = require("node:child_process").spawn("sh", ["-c", restart], { stdio, detached: true });
  console.log(JSON.stringify({ msg: "socket " + server.address().port + " " + pid }));
  process.exit();
});`;

export async function startActivated(dataDir: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["-e", SYSTEMD], {
    env: { ...process.env, ...listSettings(dataDir), LISTEN_FDS: "1", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { log, add, end } = createLog();
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\n").filter((line) => line !== "")) add(line);
  });
  child.stdout.once("close", end);
  const [, port, pid] = await log.find(/^socket (\d+) (\d+)$/m);
  onTestFinished(() => {
    process.kill(-Number(pid), "SIGKILL");
    return once(child.stdout, "close").then(() => undefined);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    findPid: () => Number(execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)])),
  };
}

type Activated = Awaited<ReturnType<typeof startActivated>>;

/** Restarts it while requests arrive; returns the statuses or errors of all of them. */
export async function restartWhileAsked({
  origin,
  log,
  findPid,
}: Activated): Promise<(number | string)[]> {
  await log.find(IS_READY);
  const first = findPid();
  let isBack = false;
  const answers: Promise<number | string>[] = [];
  for await (const _ of setInterval(EVERY_MS)) {
    answers.push(ask(origin));
    if (answers.length === BEFORE) {
      process.kill(first);
      void log.find(IS_READY_AGAIN).then(() => {
        isBack = true;
      });
    }
    if (isBack) break;
  }
  expect(findPid()).not.toBe(first);
  return Promise.all([...answers, ask(origin)]);
}

/** The status, or the error of a request over a connection of its own. */
export function ask(origin: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(`${origin}/health`, { agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    request.once("error", ({ message }) => resolve(message));
  });
}
