import type { Db } from "../db/open";
import { enqueueEmail } from "../email/commands";
import { AppError } from "../errors";
import { forgetAttempts, takeAttempt } from "../rate-limit";
import { type Asker, findKnownDevice } from "./known-devices";

/** Past the limit of an account, strangers have so many attempts in a minute together. */
const SLOWLY = 1;
const DAY_MINUTES = 24 * 60;

/** The account of an address that somebody tries to log in to. */
interface Tried {
  id: number;
  /** Whether its owner may be written to. */
  isConfirmed: boolean;
}

/**
 * Counts an attempt to log in to the account of an address, if it has one, and returns what to
 * forgive where it was right. A browser in which somebody logged in to it before has a count of its
 * own, which nobody elsewhere can use up. Others have one by address and one by account: past that
 * they slow down, and the owner is told. Throws request.tooMany.
 */
export async function takeLoginAttempt(
  db: Db,
  email: string,
  account: Tried | undefined,
  asker: Asker,
): Promise<string[]> {
  const device = account && (await findKnownDevice(db, account.id, asker));
  if (device) return take(db, [`login device ${device}`]);
  const byAddress = `login ${asker.address}`;
  await takeAttempt(db, [byAddress]);
  try {
    return [byAddress, ...(await take(db, [accountSubject(email)]))];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (account?.isConfirmed) await tellOwner(db, account.id);
    await takeAttempt(db, [slowSubject(email)], SLOWLY, 1);
    return [byAddress, slowSubject(email)];
  }
}

/** Lifts what strangers used up, once the owner has shown that they read the account's mail. */
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

/** Says so at most once a day, however long it goes on. */
async function tellOwner(db: Db, userId: number): Promise<void> {
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
