import { readFileSync } from "node:fs";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { PopoteProcess } from "../support/popote-process";

/** Milliseconds from sending a request to the end of its response. */
interface Wait {
  /** Time of the server's main thread, independent of other programs. */
  processor: number;
  clock: number;
}

export interface Sent {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

interface Answered extends Wait {
  status: number;
}

const ASK_EVERY_MS = 50;

/** Sends requests to a server in its own process, each over a new connection. */
export function sendTo({ origin, child }: PopoteProcess) {
  const processorMs = () => threadMs(child.pid ?? 0);

  function send({ path, method = "GET", headers = {}, body }: Sent): Promise<Answered> {
    const before = { processor: processorMs(), clock: performance.now() };
    return new Promise((resolve, reject) => {
      const request = http.request(origin + path, { method, headers, agent: false }, (answer) => {
        answer.resume();
        answer.once("error", reject);
        answer.once("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            processor: processorMs() - before.processor,
            clock: performance.now() - before.clock,
          }),
        );
      });
      request.once("error", reject);
      request.end(body);
    });
  }

  /** Repeats some requests until `work` ends; returns the longest wait of each. */
  async function askDuring(work: Promise<unknown>, requests: Sent[]): Promise<Answered[]> {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    const asking = requests.map(async (request) => {
      let longest = await send(request);
      while (!isOver) {
        await pause(ASK_EVERY_MS);
        const next = await send(request);
        if (next.processor > longest.processor) longest = next;
      }
      return longest;
    });
    await over;
    return Promise.all(asking);
  }

  return { send, askDuring, processorMs };
}

/** Main-thread time of a process; Linux updates it every tick of 1 to 4 ms. */
function threadMs(pid: number): number {
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  return Number(readFileSync(path, "utf8").split(" ")[0]) / 1_000_000;
}
