import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { consumeAttempt, forgetAttempts } from "../../policies/rate-limit";
import { enqueueEmail } from "../email/commands";
import { findKnownDevice, type Visitor } from "./known-devices";

/** Attempts per minute that all unknown devices share once the account's limit is reached. */
const SLOW_ATTEMPTS = 1;
/** Attempts per minute shared by returning networks, one each. */
const SHARED_ATTEMPTS = 5;
const WAITING_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

interface TriedAccount {
  id: number;
  isConfirmed: boolean;
}

// Known devices have their own limits, so that strangers cannot lock the owner out.
export async function consumeLoginAttempt(
  db: Db,
  email: string,
  account: TriedAccount | undefined,
  visitor: Visitor,
): Promise<string[]> {
  const device = account && (await findKnownDevice(db, account.id, visitor));
  if (device) return consumeAttempts(db, [`login device ${device}`]);
  const byAddress = `login ${visitor.address}`;
  await consumeAttempt(db, [byAddress]);
  try {
    return [byAddress, ...(await consumeAttempts(db, [buildAccountSubject(email)]))];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (account?.isConfirmed) await warnOwner(db, account.id);
    return [byAddress, ...(await consumeSlowAttempt(db, email, visitor.address))];
  }
}

// A constant guesser would win the single shared attempt per minute. So a network that returns
// after a refusal gets one attempt a minute of its own, which no other network can use up.
async function consumeSlowAttempt(db: Db, email: string, address: string): Promise<string[]> {
  const slowly = buildSlowSubject(email);
  const refused = await tryAttempt(db, slowly, SLOW_ATTEMPTS, 1);
  if (!refused) return [slowly];
  const network = extractNetwork(address);
  const isFirst = !(await tryAttempt(db, `login waits ${email} ${network}`, 1, WAITING_MINUTES));
  if (isFirst) throw refused;
  const subjects = [`login share ${email} ${network}`, `login shares ${email}`];
  await consumeAttempt(db, subjects.slice(0, 1), 1, 1);
  await consumeAttempt(db, subjects.slice(1), SHARED_ATTEMPTS, 1);
  return subjects;
}

async function tryAttempt(
  db: Parameters<typeof consumeAttempt>[0],
  subject: string,
  most: number,
  minutes: number,
): Promise<AppError | undefined> {
  try {
    await consumeAttempt(db, [subject], most, minutes);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** An IPv4 /24 or IPv6 /48: the range one customer may own. */
function extractNetwork(address: string): string {
  return address.includes(":")
    ? address.split(":").slice(0, 3).join(":")
    : address.split(".").slice(0, 3).join(".");
}

export async function liftLoginLimit(
  db: Parameters<typeof forgetAttempts>[0],
  { id, email }: { id: number; email: string },
): Promise<void> {
  await forgetAttempts(db, [buildAccountSubject(email), buildSlowSubject(email), `proof ${id}`]);
}

const buildAccountSubject = (email: string) => `login ${email}`;
const buildSlowSubject = (email: string) => `login slowly ${email}`;

async function consumeAttempts(db: Db, subjects: string[]): Promise<string[]> {
  await consumeAttempt(db, subjects);
  return subjects;
}

async function warnOwner(db: Db, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await tryAttempt(trx, `told ${userId}`, 1, DAY_MINUTES)) return;
    const { email, locale, username } = await trx
      .selectFrom("users")
      .select(["email", "locale", "username"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const details = { username };
    await enqueueEmail(trx, { kind: "manyAttempts", recipient: email, locale, details });
  });
}
