import type { Transaction } from "kysely";
import { CLOCK_DIFFERENCE_MS } from "../../platform/clock-difference";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { hashSecret } from "../../platform/secrets";

/** Clients without a response retry within this time. */
const KEPT_MS = 10 * 60_000;
const MAX_EXPIRED_AT_ONCE = 50;
/** Overhead of a row and its index entries. */
const ROW_BYTES = 1_000;

/** Maximum bytes per outcome, per sender (drops the oldest) and in total (stores no more). */
const LIMITS = {
  user: { one: 200_000, each: 1_000_000, all: 64_000_000 },
  address: { one: 20_000, each: 100_000, all: 16_000_000 },
};

export type Sender = { userId: number; sessionHash: string } | { address: string };

export interface Outcome {
  bodyDigest: string;
  text: string;
}

export function outcomeName(sender: Sender, method: string, address: string, key: string): string {
  const whose = "address" in sender ? ["address", sender.address] : ["session", sender.sessionHash];
  return hashSecret(JSON.stringify([...whose, method, address, key]));
}

export async function findOutcome(db: Db, name: string): Promise<Outcome | undefined> {
  const now = Date.now();
  const row = await db
    .selectFrom("idempotency_outcomes")
    .select(["body_digest as bodyDigest", "outcome as text"])
    .where("name", "=", name)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", latestEnd(now))
    .executeTakeFirst();
  return row;
}

export async function rememberOutcome(
  db: Db,
  sender: Sender,
  name: string,
  { bodyDigest, text }: Outcome,
): Promise<boolean> {
  const limits = LIMITS["address" in sender ? "address" : "user"];
  if (Buffer.byteLength(text) > limits.one) return false;
  return db.transaction().execute(async (trx) => {
    const now = Date.now();
    await removeExpired(trx, now, MAX_EXPIRED_AT_ONCE);
    if (!(await hasRoom(trx, sender)) || !(await hasLiveSession(trx, sender))) return false;
    const owner = formatOwner(sender);
    const session_hash = "address" in sender ? null : sender.sessionHash;
    const kept = {
      owner,
      session_hash,
      body_digest: bodyDigest,
      outcome: text,
      bytes: ROW_BYTES + Buffer.byteLength(text),
      expires_at: now + KEPT_MS,
    };
    await trx
      .insertInto("idempotency_outcomes")
      .values({ name, ...kept })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(kept))
      .execute();
    await removeOldest(trx, owner, limits.each);
    return true;
  });
}

export async function forgetOldOutcomes(db: Db, signal: AbortSignal): Promise<number> {
  return deleteInBatches(signal, (limit) => removeExpired(db, Date.now(), limit));
}

function formatOwner(sender: Sender): string {
  return "address" in sender ? `address ${sender.address}` : `user ${sender.userId}`;
}

async function hasRoom(trx: Transaction<Database>, sender: Sender): Promise<boolean> {
  const kind = "address" in sender ? "address" : "user";
  const { total } = await trx
    .selectFrom("idempotency_outcomes")
    .select((eb) => eb.fn.sum<number | null>("bytes").as("total"))
    // "!" follows " " in ASCII: a range scan over a prefix.
    .where("owner", ">=", `${kind} `)
    .where("owner", "<", `${kind}!`)
    .executeTakeFirstOrThrow();
  return (total ?? 0) < LIMITS[kind].all;
}

/** The session may have ended while the form was processed. */
async function hasLiveSession(trx: Transaction<Database>, sender: Sender): Promise<boolean> {
  if ("address" in sender) return true;
  const session = await trx
    .selectFrom("sessions")
    .select("token_hash")
    .where("token_hash", "=", sender.sessionHash)
    .executeTakeFirst();
  return session !== undefined;
}

async function removeOldest(
  trx: Transaction<Database>,
  owner: string,
  maxBytes: number,
): Promise<void> {
  const running = trx
    .selectFrom("idempotency_outcomes")
    .select(["name", "bytes"])
    .select((eb) =>
      eb.fn
        .sum<number>("bytes")
        .over((over) => over.orderBy("expires_at", "desc").orderBy("name"))
        .as("total"),
    )
    .where("owner", "=", owner);
  await trx
    .deleteFrom("idempotency_outcomes")
    .where("name", "in", (eb) =>
      eb.selectFrom(running.as("running")).select("running.name").where("total", ">", maxBytes),
    )
    .execute();
}

const latestEnd = (now: number) => now + KEPT_MS + CLOCK_DIFFERENCE_MS;

/** An expiry too far ahead was written under a wrong clock. */
function removeExpired(db: Db | Transaction<Database>, now: number, limit: number) {
  return db
    .deleteFrom("idempotency_outcomes")
    .where("name", "in", (eb) =>
      eb
        .selectFrom("idempotency_outcomes")
        .select("name")
        .where((or) => or.or([or("expires_at", "<=", now), or("expires_at", ">", latestEnd(now))]))
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
}
