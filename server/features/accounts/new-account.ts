import type { Insertable, Transaction } from "kysely";
import { usernameKey } from "#domain/text/text";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { indexUser } from "../../policies/full-text/indexing";

type NewUser = Omit<Insertable<Database["users"]>, "username_key" | "role" | "created_at">;

/** The first account becomes administrator. */
export async function insertAccount(trx: Transaction<Database>, user: NewUser): Promise<number> {
  await refuseTaken(trx, user);
  const first = await trx.selectFrom("users").select("id").limit(1).executeTakeFirst();
  const { id } = await trx
    .insertInto("users")
    .values({
      ...user,
      username_key: usernameKey(user.username),
      role: first ? "USER" : "ADMIN",
      created_at: Date.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await indexUser(trx, id);
  return id;
}

async function refuseTaken(
  trx: Transaction<Database>,
  { username, email }: NewUser,
): Promise<void> {
  const taken = await trx
    .selectFrom("users")
    .select("email")
    .where((eb) => eb.or([eb("email", "=", email), eb("username_key", "=", usernameKey(username))]))
    .execute();
  if (taken.some((user) => user.email === email)) throw new AppError("user.mailUsed");
  if (taken.length > 0) throw new AppError("user.usernameUsed");
}
