import { connect } from "node:net";

/**
 * Requests one page over open connections for a while, with less work than an HTTP client; returns
 * how often it was answered. A response must have status 200, and its head in one piece.
 */
export async function flood(
  address: string,
  headers: Record<string, string>,
  { connections, ms }: { connections: number; ms: number },
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(address);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = [`GET ${pathname}${search} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const end = performance.now() + ms;
  let answers = 0;
  const askOn = () =>
    new Promise<void>((resolve, reject) => {
      const isComplete = createResponseReader();
      const socket = connect(Number(port), hostname, () => void socket.write(request));
      socket.on("error", reject).on("close", resolve);
      socket.on("data", (chunk) => {
        try {
          if (!isComplete(chunk)) return;
        } catch (error) {
          reject(error);
          socket.destroy();
          return;
        }
        answers += 1;
        if (performance.now() < end) socket.write(request);
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, askOn));
  return answers;
}

/** Returns a function that tells whether a chunk completes a response. */
function createResponseReader(): (chunk: Buffer) => boolean {
  let bytesLeft = 0;
  let isInside = false;
  return (chunk) => {
    if (isInside) bytesLeft -= chunk.length;
    else {
      const headEnd = chunk.indexOf("\r\n\r\n") + 4;
      const head = chunk.toString("latin1", 0, headEnd);
      if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Unexpected answer: ${head}`);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      bytesLeft = length ? headEnd + Number(length) - chunk.length : Number.NaN;
    }
    const isDone = Number.isNaN(bytesLeft)
      ? chunk.subarray(-5).toString("latin1") === "0\r\n\r\n"
      : bytesLeft === 0;
    isInside = !isDone;
    return isDone;
  };
}
