import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestServer } from "../../../tests/support/server";
import { cutSlowBodies } from "./slow-bodies";

async function listen(periodMs: number) {
  const server = createServer((sent, response) => {
    let bytes = 0;
    sent.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    sent.on("end", () => response.end(String(bytes)));
    sent.on("error", () => undefined);
  });
  cutSlowBodies(server, { bytesPerSecond: 1_000, periodMs });
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
  const post = await listen(100);
  const slow = post();
  slow.write("a");
  const drip = setInterval(() => slow.write("a"), 20);
  onTestFinished(() => clearInterval(drip));
  expect((await once(slow, "error"))[0]).toMatchObject({ code: "ECONNRESET" });
});

test("a slow body above the minimum rate arrives in full", async () => {
  const post = await listen(1_000);
  const steady = post();
  const answered = once(steady, "response");
  for (let chunks = 0; chunks < 60; chunks += 1) {
    steady.write("a".repeat(100));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  steady.end();
  const [answer] = await answered;
  let text = "";
  for await (const chunk of answer) text += chunk;
  expect(text).toBe("6000");
});

test("Popote cuts off clients that send less than 500 bytes a second for over a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin } = await openTestServer();
  const slow = request(`${origin}/login`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": 100_000 },
  });
  const cut = once(slow, "error");
  await new Promise((written) => slow.write("email=a", written));
  await fetch(`${origin}/health`);
  vi.advanceTimersByTime(59_000);
  await fetch(`${origin}/health`);
  expect(slow.destroyed).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
