import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { forgiveAttempt, takeAttempt } from "../rate-limit";
import { type CodeKind, redeemCode } from "./codes";
import { matchesPassword } from "./passwords";
import { getAccount } from "./queries";

/** What somebody typed to prove that an account is theirs, and from where. */
export interface Proof {
  /** The account's password, or the code that was mailed to it where it has none. */
  typed: string;
  address: string;
}

/**
 * Does what a borrowed session must not do: only for who knows the password, or reads the account's
 * mail where there is none. A code is good for what it was asked for, and used up with it. Throws
 * auth.wrongPassword, auth.wrongCode or request.tooMany.
 */
export async function withProof<Done>(
  db: Db,
  viewer: Person,
  { typed, address }: Proof,
  act: (trx: Transaction<Database>) => Promise<Done>,
  kind: CodeKind = "CONFIRM_CODE",
): Promise<Done> {
  const subjects = subjectsOf(viewer, address);
  await takeAttempt(db, subjects);
  const { passwordHash } = await getAccount(db, viewer.id);
  const hasPassword = passwordHash !== null;
  if (hasPassword && !(await matchesPassword(passwordHash, typed)))
    throw new AppError("auth.wrongPassword");
  const done = await db.transaction().execute(async (trx) => {
    if (!hasPassword) await redeemCode(trx, viewer, kind, typed);
    return act(trx);
  });
  await forgiveAttempt(db, subjects);
  return done;
}

/** Throws auth.wrongPassword, auth.useGoogle or request.tooMany unless it is the person's password. */
export async function checkPassword(
  db: Db,
  viewer: Person,
  { typed, address }: Proof,
): Promise<void> {
  const { passwordHash } = await getAccount(db, viewer.id);
  if (passwordHash === null) throw new AppError("auth.useGoogle");
  const subjects = subjectsOf(viewer, address);
  await takeAttempt(db, subjects);
  if (!(await matchesPassword(passwordHash, typed))) throw new AppError("auth.wrongPassword");
  await forgiveAttempt(db, subjects);
}

/** Counted apart from log-ins: what strangers try keeps nobody from their own account. */
function subjectsOf(viewer: Person, address: string): string[] {
  return [`proof ${address}`, `proof ${viewer.id}`];
}
