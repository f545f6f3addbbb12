import { copyFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";
import { VERSION } from "../../version";

test("health says ok and the version, with and without the prefix", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  for (const address of ["/health", "/api/v1/health"]) {
    const { status, text, headers } = await visitor.get(address);
    expect([status, JSON.parse(text)]).toEqual([200, { status: "ok", version: VERSION }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
});

test("health is 503 where the database's file is gone, and ok once it is back", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const file = path.join(server.dataDir, "popote.sqlite");
  renameSync(file, `${file}.away`);
  const { status, text } = await visitor.get("/health");
  expect([status, JSON.parse(text)]).toEqual([503, { status: "unavailable", version: VERSION }]);
  renameSync(`${file}.away`, file);
  await expect
    .poll(async () => (await visitor.get("/health")).status, { timeout: 5_000 })
    .toBe(200);
});

test.each(["popote.sqlite", "popote.sqlite-wal"])(
  "health is 503 where another %s took the place of the open one",
  async (name) => {
    const server = await openTestServer();
    const visitor = await server.as("nobody");
    expect((await visitor.get("/health")).status).toBe(200);
    const file = path.join(server.dataDir, name);
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
    await expect
      .poll(async () => (await visitor.get("/health")).status, { timeout: 5_000 })
      .toBe(503);
  },
);

test("health is 503 where the data folder is gone", async () => {
  const server = await openTestServer();
  rmSync(server.dataDir, { recursive: true });
  const visitor = await server.as("nobody");
  expect((await visitor.get("/health")).status).toBe(503);
});

test("health costs no more however often it is asked", async () => {
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
