import type { Db } from "../db/open";
import { enqueueEmail } from "../email/commands";
import { AppError } from "../errors";
import { forgetAttempts, takeAttempt } from "../rate-limit";
import { findKnownDevice, type Visitor } from "./known-devices";

/** Attempts per minute that all strangers together have after an account's limit. */
const SLOWLY = 1;
const DAY_MINUTES = 24 * 60;

interface TriedAccount {
  id: number;
  isConfirmed: boolean;
}

/**
 * Known devices have limits of their own, so that strangers cannot lock the owner out. Past the
 * account's limit strangers are slowed down and the owner gets an e-mail. Throws request.tooMany.
 */
export async function takeLoginAttempt(
  db: Db,
  email: string,
  account: TriedAccount | undefined,
  asker: Visitor,
): Promise<string[]> {
  const device = account && (await findKnownDevice(db, account.id, asker));
  if (device) return take(db, [`login device ${device}`]);
  const byAddress = `login ${asker.address}`;
  await takeAttempt(db, [byAddress]);
  try {
    return [byAddress, ...(await take(db, [accountSubject(email)]))];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (account?.isConfirmed) await warnOwner(db, account.id);
    await takeAttempt(db, [slowSubject(email)], SLOWLY, 1);
    return [byAddress, slowSubject(email)];
  }
}

export async function liftLoginLimit(
  db: Parameters<typeof forgetAttempts>[0],
  { id, email }: { id: number; email: string },
): Promise<void> {
  await forgetAttempts(db, [accountSubject(email), slowSubject(email), `proof ${id}`]);
}

const accountSubject = (email: string) => `login ${email}`;
const slowSubject = (email: string) => `login slowly ${email}`;

async function take(db: Db, subjects: string[]): Promise<string[]> {
  await takeAttempt(db, subjects);
  return subjects;
}

/** At most one e-mail a day. */
async function warnOwner(db: Db, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await takeAttempt(trx, [`told ${userId}`], 1, DAY_MINUTES).then(
      () => true,
      (error) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
    if (!first) return;
    const { email, locale, username } = await trx
      .selectFrom("users")
      .select(["email", "locale", "username"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const details = { username };
    await enqueueEmail(trx, { kind: "manyAttempts", recipient: email, locale, details });
  });
}
