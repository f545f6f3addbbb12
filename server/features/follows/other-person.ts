import type { Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { accountExistsFor } from "../../policies/visibility/accounts";

export async function getOtherPerson(trx: Transaction<Database>, viewer: Person, userId: number) {
  if (userId === viewer.id) throw new AppError("request.onYourself");
  const other = await trx
    .selectFrom("users")
    .select(["username", "auto_accepts_follows as autoAccepts"])
    .where("id", "=", userId)
    .where(accountExistsFor(viewer))
    .executeTakeFirst();
  if (!other) throw new AppError("user.notFound");
  return other;
}
