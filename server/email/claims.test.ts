import { expect, test } from "vitest";
import { emailOf, putEmail } from "../../tests/support/outbox";
import { openTestDatabase } from "../../tests/support/server";
import { type Claimed, claimNext } from "./claims";
import { noteFailed, noteUntried } from "./delivery-attempts";

test("who lost a letter to another process says nothing more of it", async () => {
  const { db } = openTestDatabase();
  const id = await putEmail(db, "passwordChanged", { next_try_at: 0 });
  const lost = (await claimNext(db, [])) as Claimed;
  const claimed_at = (lost.claimedAt ?? 0) + 1;
  await db.updateTable("outbox").set({ claimed_at, tries: 2 }).execute();
  const before = await emailOf(db, id);
  await noteUntried(db, lost);
  await noteFailed(db, lost, new Error("too late"));
  expect(await emailOf(db, id)).toEqual(before);
});
