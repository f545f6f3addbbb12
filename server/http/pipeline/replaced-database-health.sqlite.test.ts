import { copyFileSync, renameSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";
import { VERSION } from "../../platform/version";

test("health is 503 if the database file is gone, and ok once it is back", async () => {
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
  "health is 503 if another %s replaced the open one",
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
