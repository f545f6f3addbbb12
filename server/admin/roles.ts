import type { Kysely } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import { type Actor, noteAct } from "./audit";

/** How an account is named: by its id on a page, by its address on the command line. */
export type Named = { id: number } | { email: string };

/** Makes somebody an administrator; twice is the same as once. Throws user.notFound. */
export async function grantAdministration(
  db: Db,
  actor: Actor,
  named: Named,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, role } = await getNamed(trx, named);
    if (role === "ADMIN") return { username };
    await trx.updateTable("users").set({ role: "ADMIN" }).where("id", "=", id).execute();
    await noteAct(trx, actor, "user.grant", username);
    return { username };
  });
}

/**
 * Makes an administrator an ordinary user; twice is the same as once. Throws user.notFound, or
 * user.lastAdministrator where there would be none.
 */
export async function revokeAdministration(
  db: Db,
  actor: Actor,
  named: Named,
): Promise<{ username: string }> {
  return db.transaction().execute(async (trx) => {
    const { id, username, role } = await getNamed(trx, named);
    if (role !== "ADMIN") return { username };
    await trx.updateTable("users").set({ role: "USER" }).where("id", "=", id).execute();
    const left = await trx
      .selectFrom("users")
      .select("id")
      .where("role", "=", "ADMIN")
      .limit(1)
      .execute();
    if (left.length === 0) throw new AppError("user.lastAdministrator");
    await noteAct(trx, actor, "user.revoke", username);
    return { username };
  });
}

/** The account that is meant; throws user.notFound. */
export async function getNamed(trx: Kysely<Database>, named: Named) {
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
