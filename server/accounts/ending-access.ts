import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import type { Person } from "../permissions";
import { type Asker, findKnownDevice, forgetDevices } from "./known-devices";
import { endOpenLinks } from "./open-links";
import { closeOtherSessions } from "./sessions";

/** Where a person is while they end what opens their account elsewhere. */
export interface Here {
  sessionTokenHash: string | null;
  asker: Asker;
}

/** Logs a person out everywhere else. */
export async function logOutElsewhere(db: Db, viewer: Person, here: Here): Promise<void> {
  await db.transaction().execute((trx) => endOtherAccess(trx, viewer.id, here));
}

/**
 * Ends whatever else opens an account or was about to: sessions, mailed links and codes, and the
 * browsers that are known; without `here` all of them.
 */
export async function endOtherAccess(
  trx: Transaction<Database>,
  userId: number,
  here?: Here,
): Promise<void> {
  const device = here && (await findKnownDevice(trx, userId, here.asker));
  await closeOtherSessions(trx, userId, here?.sessionTokenHash ?? null);
  await forgetDevices(trx, userId, device ?? null);
  await endOpenLinks(trx, userId);
}
