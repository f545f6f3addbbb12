import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { consumeAttempt, refundAttempt } from "../../policies/rate-limit";
import { type CodeKind, redeemCode } from "./emailed-codes";
import { matchesPassword } from "./password-hash";
import { getAccount } from "./queries";

export interface Proof {
  /** The password, or an emailed code for accounts without one. */
  typed: string;
  address: string;
}

/** Guards against stolen sessions. */
export async function withProof<Done>(
  db: Db,
  viewer: Person,
  { typed, address }: Proof,
  act: (trx: Transaction<Database>) => Promise<Done>,
  kind: CodeKind = "CONFIRM_CODE",
): Promise<Done> {
  const subjects = buildSubjects(viewer, address);
  await consumeAttempt(db, subjects);
  const { passwordHash } = await getAccount(db, viewer.id);
  const hasPassword = passwordHash !== null;
  if (hasPassword && !(await matchesPassword(passwordHash, typed)))
    throw new AppError("auth.wrongPassword");
  const done = await db.transaction().execute(async (trx) => {
    if (!hasPassword) await redeemCode(trx, viewer, kind, typed);
    return act(trx);
  });
  await refundAttempt(db, subjects);
  return done;
}

export async function checkPassword(
  db: Db,
  viewer: Person,
  { typed, address }: Proof,
): Promise<void> {
  const { passwordHash } = await getAccount(db, viewer.id);
  if (passwordHash === null) throw new AppError("auth.useGoogle");
  const subjects = buildSubjects(viewer, address);
  await consumeAttempt(db, subjects);
  if (!(await matchesPassword(passwordHash, typed))) throw new AppError("auth.wrongPassword");
  await refundAttempt(db, subjects);
}

/** Separate from the login limits, so that strangers cannot lock the owner out here. */
function buildSubjects(viewer: Person, address: string): string[] {
  return [`proof ${address}`, `proof ${viewer.id}`];
}
