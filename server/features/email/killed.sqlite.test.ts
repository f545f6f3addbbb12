import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { openInbox } from "../../../tests/support/inbox";
import { putEmail } from "../../../tests/support/outbox";
import { readConfig } from "../../platform/config";
import { startDelivery } from "./delivery";

test("an email that a killed process was sending is sent as soon as Popote is back", async () => {
  const { db, dataDir } = openTestDatabase();
  const inbox = await openInbox();
  await putEmail(db, "passwordChanged", { next_try_at: 0, tries: 1, claimed_at: Date.now() });
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: inbox.url });
  const delivery = startDelivery(db, config, () => "http://localhost:3000");
  onTestFinished(() => delivery.stop());
  expect((await inbox.next()).to).toEqual(["alice@popote.example"]);
});
