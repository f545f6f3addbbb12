import { expect, test } from "vitest";
import { startMaintenance } from "#server/admin/maintenance";
import { openTestServer } from "../../../tests/support/server";

test("maintenance started by another process takes effect within seconds, without a query per page", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  expect((await alice.get("/home")).status).toBe(200);
  await startMaintenance(server.db, "COMMAND_LINE", "");
  const began = Date.now();
  await expect.poll(async () => (await alice.get("/home")).status).toBe(503);
  expect(Date.now() - began).toBeLessThan(3_000);

  const isAbout = (sql: string) => /"maintenance"/.test(sql);
  expect(server.takeQueries().filter(isAbout)).not.toEqual([]);
  for (let count = 0; count < 40; count++) await alice.get("/api/v1/auth/me");
  const asked = server.takeQueries().filter(isAbout).length;
  expect(asked).toBeLessThan(10);
});
