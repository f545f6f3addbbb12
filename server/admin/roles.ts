import type { Kysely } from "kysely";
import { requireRemainingAdministrator } from "../features/accounts/last-administrator";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { type Actor, appendToAuditLog } from "../policies/audit-log";
import { endGrants } from "./access-grants";

export type UserReference = { id: number } | { email: string };

export async function grantAdministration(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, role } = await getOtherAccount(trx, actor, named);
    if (role === "ADMIN") return { username };
    await trx.updateTable("users").set({ role: "ADMIN" }).where("id", "=", id).execute();
    // A grant may have been requested while the previous role ended.
    await endGrants(trx, id);
    await appendToAuditLog(trx, actor, "user.grant", username);
    return { username };
  });
}

/** Throws request.onYourself or user.lastAdministrator. */
export async function revokeAdministration(
  db: Db,
  actor: Actor,
  named: UserReference,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, role } = await getOtherAccount(trx, actor, named);
    if (role === "USER") return { username };
    await requireRemainingAdministrator(
      trx.updateTable("users").set({ role: "USER" }).where("id", "=", id).execute(),
    );
    await endGrants(trx, id);
    await appendToAuditLog(trx, actor, "user.revoke", username);
    return { username };
  });
}

export async function getOtherAccount(trx: Kysely<Database>, actor: Actor, named: UserReference) {
  const user = await getUser(trx, named);
  if (actor !== "COMMAND_LINE" && actor.id === user.id) throw new AppError("request.onYourself");
  return user;
}

export async function getUser(trx: Kysely<Database>, named: UserReference) {
  const user = await trx
    .selectFrom("users")
    .select(["id", "username", "email", "locale", "role", "verified_at", "suspended_at"])
    .$if("id" in named, (query) => query.where("id", "=", (named as { id: number }).id))
    .$if("email" in named, (query) =>
      query.where("email", "=", (named as { email: string }).email.trim().toLowerCase()),
    )
    .executeTakeFirst();
  if (!user) throw new AppError("user.notFound");
  return user;
}
