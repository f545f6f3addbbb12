import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGate } from "./journey-gate";

/** swallow: the response is lost. hold: no response. refuse: nothing is there. */
type Fault = "cut" | "swallow" | "hold" | "refuse";

/** Starts a reverse proxy in front of servers, in turn; it answers 502 when a server does not. */
export async function startProxy(...targets: string[]) {
  let turn = 0;
  let next: { method: string; path: string; fault: Fault; happens(): void } | undefined;
  let pause: { path: string; text: string; rest: Promise<void> } | undefined;
  /** Every request: "POST /recipe/edit". */
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
    if (pause && incoming.url === pause.path) {
      void sendInTwo(targets[0] ?? "", incoming, outgoing, pause);
      pause = undefined;
    } else if (fault === "refuse") outgoing.writeHead(404).end();
    else passOn(targets[turn++ % targets.length] ?? "", incoming, outgoing, fault);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    seen,
    leadTo(...others: string[]): void {
      targets = others;
    },
    /** Fails the next such request (`refuse`: every one); resolves when it happened. */
    fail(fault: Fault, method: string, path: string): Promise<void> {
      const { open: happens, opened } = createGate();
      next = { method, path, fault, happens };
      return opened;
    },
    /** Sends the next response for that path up to and including a text, and the rest later. */
    pauseAfter(text: string, path: string): { sendRest(): void } {
      const { open: sendRest, opened: rest } = createGate();
      pause = { path, text, rest };
      return { sendRest };
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        proxy.closeAllConnections();
      }),
  };
}

async function sendInTwo(
  target: string,
  { url, headers }: IncomingMessage,
  outgoing: ServerResponse,
  { text, rest }: { text: string; rest: Promise<void> },
): Promise<void> {
  const { cookie = "" } = headers;
  const page = await (await fetch(target + url, { headers: { cookie } })).text();
  const end = page.indexOf(text) + text.length;
  outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  outgoing.write(page.slice(0, end));
  await rest;
  outgoing.end(page.slice(end));
}

function passOn(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault | undefined,
): void {
  const { method, url, headers } = incoming;
  // A new connection: a reused one may be closed by the server just then.
  const passed = request(target + url, { method, headers, agent: false }, (answer) => {
    if (fault === "swallow") {
      answer.resume();
      answer.on("end", () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // After an early response the client stops sending: tell the server, so that it does not wait.
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
