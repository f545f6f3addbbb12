import type { Kysely } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

/** passwordHash must never leave the server. */
export async function getAccount(db: Kysely<Database>, userId: number) {
  const account = await db
    .selectFrom("users")
    .select([
      "id",
      "username",
      "email",
      "locale",
      "role",
      "password_hash as passwordHash",
      "google_id as googleId",
      "is_public as isPublic",
      "auto_accepts_follows as autoAcceptsFollows",
      "light_pages as lightPages",
      "units",
      "week_start as weekStart",
      "bio",
      "image_version as imageVersion",
    ])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!account) throw new AppError("user.notFound");
  return account;
}

export async function findUserImage(db: Db, viewer: Viewer, userId: number) {
  return db
    .selectFrom("users")
    .select(["image_version as imageVersion", "image_key as imageKey"])
    .where("id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
}
