import type { Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { hiddenFrom } from "../../policies/visibility/hidden-people";

/** Ignores suspended administrators. */
export async function refuseLastAdministrator(
  trx: Transaction<Database>,
  cookbookId: number,
  userId: number,
): Promise<void> {
  const administrators = await trx
    .selectFrom("cookbook_members")
    .select("user_id as id")
    .where("cookbook_id", "=", cookbookId)
    .where("is_administrator", "=", 1)
    .where("user_id", "not in", hiddenFrom(null))
    .limit(2)
    .execute();
  const isLast = administrators.length === 1 && administrators[0]?.id === userId;
  if (isLast) throw new AppError("cookbook.lastAdministrator");
}

export async function requireCookbookAdministrator<Written>(
  write: Promise<Written>,
): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    const isRefused = error instanceof Error && error.message === "cookbook.lastAdministrator";
    throw isRefused ? new AppError("cookbook.lastAdministrator") : error;
  }
}
