import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy in front of a server: it answers 502 where the server does not. */
export async function startProxy(target: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        proxy.closeAllConnections();
      }),
  };
}
