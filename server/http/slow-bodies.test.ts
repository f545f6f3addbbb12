import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { cutSlowBodies } from "./slow-bodies";

/** A server that reads what it is sent and says how much that was. */
async function listen() {
  const server = createServer((sent, response) => {
    let bytes = 0;
    sent.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    sent.on("end", () => response.end(String(bytes)));
    sent.on("error", () => undefined);
  });
  cutSlowBodies(server, { bytesPerSecond: 1_000, periodMs: 100 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return () => request({ port, host: "127.0.0.1", method: "POST" });
}

test("a body that trickles in is cut off", async () => {
  const post = await listen();
  const slow = post();
  slow.write("a");
  const drip = setInterval(() => slow.write("a"), 20);
  onTestFinished(() => clearInterval(drip));
  expect((await once(slow, "error"))[0]).toMatchObject({ code: "ECONNRESET" });
});

test("a body that takes its time at more than the slowest line's rate arrives whole", async () => {
  const post = await listen();
  const steady = post();
  const answered = once(steady, "response");
  for (let chunks = 0; chunks < 25; chunks += 1) {
    steady.write("a".repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  steady.end();
  const [answer] = await answered;
  let text = "";
  for await (const chunk of answer) text += chunk;
  expect(text).toBe("2500");
});
