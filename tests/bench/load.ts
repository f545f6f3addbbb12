import http from "node:http";

export interface Load {
  ask(paths: string[], count: number): Promise<void>;
  close(): void;
}

export function openLoad(
  origin: string,
  connections: number,
  headers: Record<string, string>,
): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    async ask(paths, count) {
      let asked = 0;
      const askOn = async () => {
        while (asked < count) {
          const path = paths[asked++ % paths.length] ?? "/";
          await read(origin + path, { agent, headers });
        }
      };
      await Promise.all(Array.from({ length: connections }, askOn));
    },
    close: () => agent.destroy(),
  };
}

/** Reads a response to its end; throws unless its status is 200. */
export function read(address: string, options: http.RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, options, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${address} answered ${answer.statusCode}`)),
      );
    });
    request.once("error", reject);
  });
}
