import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { endOpenLinks } from "./emailed-links";
import { deleteDevices, findKnownDevice, type Visitor } from "./known-devices";
import { closeOtherSessions } from "./sessions";

export interface CurrentAccess {
  sessionTokenHash: string | null;
  visitor: Visitor;
}

export async function logOutElsewhere(db: Db, viewer: Person, here: CurrentAccess): Promise<void> {
  await db.transaction().execute((trx) => endOtherAccess(trx, viewer.id, here));
}

export async function endOtherAccess(
  trx: Transaction<Database>,
  userId: number,
  here?: CurrentAccess,
): Promise<void> {
  const device = here && (await findKnownDevice(trx, userId, here.visitor));
  await closeOtherSessions(trx, userId, here?.sessionTokenHash ?? null);
  await deleteDevices(trx, userId, device ?? null);
  await endOpenLinks(trx, userId);
}
