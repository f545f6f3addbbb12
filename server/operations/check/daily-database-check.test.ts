import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";
import { listRecordedFaults, noteCheck } from "../../platform/db/integrity-check";
import { checkDatabase } from "./daily-database-check";

test("faults of the daily check survive a restart until a check finds none", async () => {
  const server = await openTestServer();
  await noteCheck(server.db, "WHOLE", ["row 3 missing from index recipes_by_title"]);
  const visitor = await server.as("nobody");
  await expect.poll(async () => (await visitor.get("/health")).status).toBe(503);
  await checkDatabase(server.db, server.dataDir, "QUICK");
  expect(await listRecordedFaults(server.db)).toHaveLength(1);
  await checkDatabase(server.db, server.dataDir, "WHOLE");
  expect(await listRecordedFaults(server.db)).toEqual([]);
  await expect.poll(async () => (await visitor.get("/health")).status).toBe(200);
});
