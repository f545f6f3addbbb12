import "../../tests/support/built";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test, vi } from "vitest";
import { CAST } from "../../tests/support/cast";
import { openTestDatabase } from "../../tests/support/database";
import { extractText } from "../../tests/support/page";
import { spawnPopote } from "../../tests/support/popote-process";
import { takeComplaints, watch } from "../../tests/support/watched-log";
import { openSession } from "../features/accounts/sessions";
import { listLoopHolds, watchEventLoop, withRequestTracking } from "./event-loop-watchdog";
import { logTo } from "./log";

const LONG_MS = 900;

test("a blocked event loop is logged and recorded with the request path, without its query", async () => {
  logTo(watch);
  onTestFinished(watchEventLoop());
  const server = createServer(
    withRequestTracking((_, response) => {
      compute(LONG_MS);
      response.end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/recipe/list?search=secret`);
  const [hold] = await vi.waitUntil(() => listLoopHolds().length > 0 && listLoopHolds(), 10_000);
  expect(hold).toMatchObject({ requests: ["GET /recipe/list"] });
  expect(hold?.ms).toBeGreaterThanOrEqual(LONG_MS);
  expect(takeComplaints()).toMatchObject([
    { level: "warn", msg: "the event loop was blocked", requests: ["GET /recipe/list"] },
  ]);
});

test("requests that have ended are not kept in memory, whether anything watches the loop or not", async () => {
  const seen: WeakRef<IncomingMessage>[] = [];
  const server = createServer(
    withRequestTracking((request, response) => {
      seen.push(new WeakRef(request));
      response.setHeader("Connection", "close").end();
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (let request = 0; request < 50; request++) await fetch(`http://127.0.0.1:${port}/`);
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const countKept = () => seen.filter((request) => request.deref()).length;
  await vi.waitFor(() => {
    collectGarbage();
    expect(countKept()).toBeLessThan(10);
  }, 10_000);
});

test("an administrator sees when the event loop was blocked and by which requests", async () => {
  const { db, dataDir } = openTestDatabase();
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill());
  const session = await openSession(db, { userId: CAST.ada.id, userAgent: "test" });
  const systemPage = async () => {
    const page = await fetch(`${popote.origin}/admin/system`, {
      headers: { Cookie: `session=${session}`, "Accept-Language": "en" },
    });
    return extractText(await page.text());
  };
  expect(await systemPage()).not.toContain("/report");
  const begun = request(`${popote.origin}/report?recipe=77`, {
    method: "POST",
    headers: { "Content-Length": 100, "Content-Type": "application/x-www-form-urlencoded" },
  });
  begun.on("error", () => undefined);
  onTestFinished(() => void begun.destroy());
  await new Promise((written) => begun.write("intent=", written));
  await systemPage();
  popote.child.kill("SIGSTOP");
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  popote.child.kill("SIGCONT");
  await vi.waitFor(
    async () => expect(await systemPage()).toMatch(/CPU time .*POST \/report/),
    10_000,
  );
  expect(await systemPage()).not.toContain("recipe=77");
});

function compute(ms: number): void {
  const before = process.cpuUsage();
  const start = performance.now();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    const isLong = performance.now() - start > ms;
    if (isLong && (user + system) / 1_000 > ms) return;
  }
}
