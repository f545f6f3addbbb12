import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { getEmail, putEmail } from "../../../tests/support/outbox";
import { type ClaimedEmail, claimNext, renewClaims } from "./claims";
import { markFailed, revertAttempt } from "./delivery-attempts";

test("a process that lost its claim on an email no longer changes the email", async () => {
  const { db } = openTestDatabase();
  const id = await putEmail(db, "passwordChanged", { next_try_at: 0 });
  const lost = (await claimNext(db, [])) as ClaimedEmail;
  const claimed_at = (lost.claimedAt ?? 0) + 1;
  await db.updateTable("outbox").set({ claimed_at, tries: 2 }).execute();
  const before = await getEmail(db, id);
  await revertAttempt(db, lost);
  await markFailed(db, lost, new Error("too late"));
  expect(await getEmail(db, id)).toEqual(before);
});

test("another process may claim an email 90 seconds after the last renewal, not while it is being sent", async () => {
  const { db } = openTestDatabase();
  await putEmail(db, "passwordChanged", { next_try_at: 0 });
  const claimed = (await claimNext(db, [])) as ClaimedEmail;
  const pass = async (ms: number) => {
    claimed.claimedAt = (claimed.claimedAt ?? 0) - ms;
    await db.updateTable("outbox").set({ claimed_at: claimed.claimedAt }).execute();
  };
  await pass(60_000);
  expect(await claimNext(db, [])).toBeUndefined();
  await renewClaims(db, [claimed]);
  await pass(60_000);
  expect(await claimNext(db, [])).toBeUndefined();
  await pass(31_000);
  expect(await claimNext(db, [])).toMatchObject({ id: claimed.id, tries: 2 });
  await renewClaims(db, [claimed]);
  expect(await claimNext(db, [])).toBeUndefined();
});
