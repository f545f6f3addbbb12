import { expect, onTestFinished, test, vi } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { getEmail, putFailedEmail } from "../../../tests/support/outbox";
import { takeComplaints } from "../../../tests/support/watched-log";
import { readConfig } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { startDelivery } from "./delivery";
import { retryEmail } from "./manual-retry";

const SECOND_H = 1 / 3600;

async function tryInVain({ db, dataDir }: { db: Db; dataDir: string }, id: number) {
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" });
  const delivery = startDelivery(db, config, () => "http://localhost:3000");
  onTestFinished(() => delivery.stop());
  await vi.waitFor(async () => {
    expect((await getEmail(db, id)).tries).toBe(1);
    expect((await getEmail(db, id)).last_error).toMatch(/:1$/);
  }, 10_000);
  await delivery.stop();
  expect(takeComplaints()).toHaveLength(1);
  return getEmail(db, id);
}

test("a manual retry gives an email another day, with short delays at first", async () => {
  const opened = openTestDatabase();
  const id = await putFailedEmail(opened.db, "passwordChanged", 30);
  expect(await retryEmail(opened.db, CAST.ada, id)).toBe("retried");
  const email = await tryInVain(opened, id);
  expect(email).toMatchObject({ sent_at: null, failed_at: null });
  expect(email.next_try_at).toBeLessThan(Date.now() + 10_000);
});

test("a manual retry ends when the email's link expires", async () => {
  const opened = openTestDatabase();
  const id = await putFailedEmail(opened.db, "resetPassword", 24 - 4 * SECOND_H);
  expect(await retryEmail(opened.db, CAST.ada, id)).toBe("retried");
  expect((await tryInVain(opened, id)).failed_at).not.toBeNull();
});
