import http from "node:http";
import { read } from "./load";

export interface Readers {
  /** The response times of pages, in milliseconds, until `work` ends. */
  during(work: Promise<unknown>): Promise<number[]>;
  close(): Promise<void>;
}

export function openReaders(origin: string, sessions: string[], paths: string[]): Readers {
  let times: number[] = [];
  let isOver = false;
  const readOn = async (session: string, first: number) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const headers = {
      Cookie: `session=${session}`,
      "Accept-Language": "en",
      "Accept-Encoding": "br",
    };
    for (let next = first; !isOver; next++) {
      const mine = times;
      const began = performance.now();
      await read(origin + paths[next % paths.length], { agent, headers });
      mine.push(performance.now() - began);
    }
    agent.destroy();
  };
  const reading = Promise.all(
    sessions.map((session, index) =>
      readOn(session, Math.floor((index * paths.length) / sessions.length)),
    ),
  );
  return {
    async during(work) {
      const mine: number[] = [];
      times = mine;
      await Promise.race([work, reading]);
      times = [];
      return mine;
    },
    async close() {
      isOver = true;
      await reading;
    },
  };
}
