import type { Transaction } from "kysely";
import { OPEN_LINK_KINDS } from "#domain/email/emailed-links";
import type { TokenKind } from "../../platform/db/account-tables";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";

/** Ending an email change also ends the link that would stop it. */
const ENDS_WITH: Partial<Record<TokenKind, TokenKind>> = { CHANGE_EMAIL: "STOP_EMAIL_CHANGE" };

export async function listOpenLinks(db: Db, viewer: Person) {
  const rows = await db
    .selectFrom("tokens")
    .select(["kind", "email", "created_at as createdAt", "expires_at as expiresAt"])
    .where("user_id", "=", viewer.id)
    .where("expires_at", ">", Date.now())
    .orderBy("created_at", "desc")
    .execute();
  return rows.flatMap(({ kind: named, ...row }) => {
    const kind = OPEN_LINK_KINDS.find((each) => each === named);
    return kind ? [{ kind, ...row }] : [];
  });
}

export async function endOpenLink(db: Db, viewer: Person, named: unknown): Promise<void> {
  const kind = OPEN_LINK_KINDS.find((each) => each === named);
  if (!kind) throw new AppError("request.invalid");
  await db
    .deleteFrom("tokens")
    .where("user_id", "=", viewer.id)
    .where("kind", "in", [kind, ENDS_WITH[kind] ?? kind])
    .execute();
}

export async function endOpenLinks(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.deleteFrom("tokens").where("user_id", "=", userId).execute();
}
