import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGate } from "./journey-gate";

/**
 * What becomes of a request on a bad line: cut when half of it was sent; taken by the server, whose
 * answer is lost; never answered; or told that there is nothing at its address.
 */
type Fault = "cut" | "swallow" | "hold" | "refuse";

/** A reverse proxy in front of servers, which take turns: it answers 502 where a server does not. */
export async function startProxy(...targets: string[]) {
  let turn = 0;
  let next: { method: string; path: string; fault: Fault; happens(): void } | undefined;
  /** Every request that came by: "POST /recipe/edit". */
  const seen: string[] = [];

  function pickFault({ method, url = "" }: IncomingMessage): Fault | undefined {
    seen.push(`${method} ${url}`);
    if (!next || method !== next.method || !url.startsWith(next.path)) return undefined;
    const { fault, happens } = next;
    if (fault !== "refuse") next = undefined;
    happens();
    return fault;
  }

  const proxy = createServer((incoming, outgoing) => {
    const fault = pickFault(incoming);
    if (fault === "hold") return;
    if (fault === "refuse") outgoing.writeHead(404).end();
    else passOn(targets[turn++ % targets.length] ?? "", incoming, outgoing, fault);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    seen,
    /** Lets other servers take the next requests. */
    leadTo(...others: string[]): void {
      targets = others;
    },
    /** Does this to the next such request (every one to come is refused); resolves when it did. */
    fail(fault: Fault, method: string, path: string): Promise<void> {
      const { open: happens, opened } = createGate();
      next = { method, path, fault, happens };
      return opened;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        proxy.closeAllConnections();
      }),
  };
}

function passOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault | undefined,
): void {
  const { method, url, headers } = incoming;
  // A connection of its own: one that is kept may be closed by the server while it is taken up again.
  const passed = request(target + url, { method, headers, agent: false }, (answer) => {
    if (fault === "swallow") {
      answer.resume();
      answer.on("end", () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // Who is answered early stops sending: the server is told, and does not wait for the rest.
  outgoing.once("close", () => passed.destroy());
  passed.on("error", () => {
    if (outgoing.headersSent || fault === "cut") outgoing.destroy();
    else outgoing.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  });
  if (fault !== "cut") {
    incoming.pipe(passed);
    return;
  }
  incoming.once("data", (chunk: Buffer) => {
    passed.write(chunk.subarray(0, chunk.length / 2), () => {
      passed.destroy();
      incoming.socket.destroy();
    });
  });
}
