import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { PopoteProcess } from "../support/popote-process";

/** A bench may first have to make a world. */
export const PATIENCE_MS = 3_600_000;

const IDLE_MS = 1_000;
const ASK_EVERY_MS = 50;

export interface Sent {
  path: string;
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: string;
}

/** What passed on the server from sending a request to the end of its response. */
interface Cost {
  /** Processor time of its main thread, independent of other programs. */
  mainMs: number;
  /** Processor time of all its threads. */
  cpuMs: number;
  clockMs: number;
}

export interface Answered extends Cost {
  /** 0 if the server cut the request off. */
  status: number;
  text: string;
}

/** Sends requests to a server in its own process, each over a new connection unless `agent` is given. */
export function measureRequests({ origin, child }: PopoteProcess, agent?: http.Agent) {
  const pid = child.pid ?? 0;

  async function measure<Result extends object>(
    work: () => Promise<Result>,
  ): Promise<Result & Cost> {
    const before = { main: readMainThreadMs(pid), cpu: readCpuMs(pid), clock: performance.now() };
    const result = await work();
    return {
      ...result,
      mainMs: readMainThreadMs(pid) - before.main,
      cpuMs: readCpuMs(pid) - before.cpu,
      clockMs: performance.now() - before.clock,
    };
  }

  const send = (sent: Sent): Promise<Answered> =>
    measure(() => answer(origin, sent, agent ?? false));

  /** Repeats some requests until `work` ends; returns all their answers. */
  async function askDuring(work: Promise<unknown>, requests: Sent[], everyMs = ASK_EVERY_MS) {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    const answers: Answered[] = [];
    const asking = requests.map(async (request) => {
      while (!isOver || answers.length === 0) {
        answers.push(await send(request));
        await pause(everyMs);
      }
    });
    await Promise.all([over, ...asking]);
    return answers;
  }

  return { send, measure, askDuring };
}

function answer(origin: string, sent: Sent, agent: http.Agent | false) {
  const { path, method = "GET", headers = {}, body } = sent;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(origin + path, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      // "close" also covers a response that is cut off.
      response.once("close", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE"
        ? resolve({ status: 0, text: "" })
        : reject(error),
    );
    request.end(body);
  });
}

/** Waits until a server has nothing to do: a new one checks its database on a thread. */
export async function waitUntilIdle(pid: number): Promise<void> {
  for (let isIdle = false; !isIdle; ) {
    const before = readCpuMs(pid);
    await pause(IDLE_MS);
    isIdle = readCpuMs(pid) - before < IDLE_MS / 20;
  }
}

export function readCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + readThreadMs(pid, thread), 0);
}

function readMainThreadMs(pid: number): number {
  return readThreadMs(pid, String(pid));
}

/** Linux updates it every tick of 1 to 4 ms, and when the thread goes to sleep. */
function readThreadMs(pid: number, thread: string): number {
  const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
  return Number(spent) / 1_000_000;
}

/** Megabytes that a process holds, and its peak. */
export function readMemory(pid: number): { resident: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { resident: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

export function computePercentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function computeMedian(numbers: number[]): number {
  return computePercentile(numbers, 0.5);
}
