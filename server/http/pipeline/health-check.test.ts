import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";
import { VERSION } from "../../platform/version";

test("health says ok and the version, with and without the prefix", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (const address of ["/health", "/api/v1/health"]) {
    const { status, text, headers } = await visitor.get(address);
    expect([status, JSON.parse(text)]).toEqual([200, { status: "ok", version: VERSION }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("health is 503 if the data folder is gone", async () => {
  const server = await openTestServer();
  rmSync(server.dataDir, { recursive: true });
  const visitor = await server.as("nobody");
  expect((await visitor.get("/health")).status).toBe(503);
});

test("health checks cost no more if they are frequent", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  server.takeQueries();
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.get("/health")));
  const seconds = Math.ceil((performance.now() - began) / 1000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = server.takeQueries().filter((statement) => !/outbox/.test(statement));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(seconds + 1);
});
