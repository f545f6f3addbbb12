import type { Kysely } from "kysely";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { hashSecret, newSecret } from "../../platform/secrets";

/** Per user; a new device replaces the least recently used one. */
export const MAX_KNOWN_DEVICES = 20;
const DEVICE_DAYS = 365;

export interface Visitor {
  address: string;
  deviceSecret(userId: number): string | undefined;
}

export async function findKnownDevice(
  db: Kysely<Database>,
  userId: number,
  visitor: Visitor,
): Promise<string | undefined> {
  const secret = visitor.deviceSecret(userId);
  if (!secret) return undefined;
  const device = await db
    .selectFrom("known_devices")
    .select("token_hash as tokenHash")
    .where("token_hash", "=", hashSecret(secret))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return device?.tokenHash;
}

export async function rememberDevice(db: Db, userId: number, visitor: Visitor): Promise<string> {
  const now = Date.now();
  return db.transaction().execute(async (trx) => {
    const known = await findKnownDevice(trx, userId, visitor);
    const secret = (known && visitor.deviceSecret(userId)) ?? newSecret();
    await trx
      .insertInto("known_devices")
      .values({ token_hash: hashSecret(secret), user_id: userId, created_at: now, seen_at: now })
      .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ seen_at: now }))
      .execute();
    await trx
      .deleteFrom("known_devices")
      .where("token_hash", "in", (eb) =>
        eb
          .selectFrom("known_devices")
          .select("token_hash")
          .where("user_id", "=", userId)
          .orderBy("seen_at", "desc")
          .offset(MAX_KNOWN_DEVICES)
          .limit(MAX_KNOWN_DEVICES),
      )
      .execute();
    return secret;
  });
}

export async function deleteDevices(
  db: Kysely<Database>,
  userId: number,
  exceptTokenHash: string | null,
): Promise<void> {
  await db
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "is distinct from", exceptTokenHash)
    .execute();
}

export async function deleteOldDevices(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - DEVICE_DAYS * 86_400_000;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("known_devices")
      .where("token_hash", "in", (eb) =>
        eb
          .selectFrom("known_devices")
          .select("token_hash")
          .where("seen_at", "<", before)
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
