import type { Transaction } from "kysely";
import { LINK_HOURS } from "#domain/email/emailed-links";
import type { TokenKind } from "../../platform/db/account-tables";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { hashSecret, newSecret } from "../../platform/secrets";

export type TokenProblem = "auth.missingToken" | "auth.invalidToken" | "auth.suspended";

interface NewToken {
  userId: number;
  kind: TokenKind;
  email: string | null;
  isFromKnownDevice?: boolean;
}

export async function issueToken(trx: Transaction<Database>, issued: NewToken): Promise<string> {
  const secret = newSecret();
  await storeToken(trx, issued, { secret, minutes: LINK_HOURS * 60 });
  return secret;
}

export async function storeToken(
  trx: Transaction<Database>,
  { userId, kind, email, isFromKnownDevice = false }: NewToken,
  { secret, minutes }: { secret: string; minutes: number },
): Promise<void> {
  const now = Date.now();
  const row = {
    token_hash: hashSecret(secret),
    email,
    is_from_known_device: Number(isFromKnownDevice),
    created_at: now,
    expires_at: now + minutes * 60_000,
  };
  await trx
    .insertInto("tokens")
    .values({ ...row, user_id: userId, kind })
    .onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet(row))
    .execute();
}

export async function redeemToken(
  trx: Transaction<Database>,
  secret: string,
  kind: TokenKind,
): Promise<{ userId: number; email: string | null }> {
  if (!secret) throw new AppError("auth.missingToken");
  const used = await trx
    .deleteFrom("tokens")
    .where("token_hash", "=", hashSecret(secret))
    .where("kind", "=", kind)
    .where("expires_at", ">", Date.now())
    .returning(["user_id as userId", "email"])
    .executeTakeFirst();
  if (!used) throw new AppError("auth.invalidToken");
  if (await isSuspended(trx, used.userId)) throw new AppError("auth.suspended");
  return used;
}

export async function findTokenProblem(
  db: Db,
  secret: string,
  kind: TokenKind,
): Promise<TokenProblem | undefined> {
  if (!secret) return "auth.missingToken";
  const token = await db
    .selectFrom("tokens")
    .innerJoin("users", "users.id", "tokens.user_id")
    .select("users.suspended_at as suspendedAt")
    .where("tokens.token_hash", "=", hashSecret(secret))
    .where("tokens.kind", "=", kind)
    .where("tokens.expires_at", ">", Date.now())
    .executeTakeFirst();
  if (!token) return "auth.invalidToken";
  return token.suspendedAt === null ? undefined : "auth.suspended";
}

async function isSuspended(trx: Transaction<Database>, userId: number): Promise<boolean> {
  const { suspended_at } = await trx
    .selectFrom("users")
    .select("suspended_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return suspended_at !== null;
}

export async function deleteExpiredTokens(db: Db, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("tokens")
      .where("token_hash", "in", (eb) =>
        eb.selectFrom("tokens").select("token_hash").where("expires_at", "<=", now).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
