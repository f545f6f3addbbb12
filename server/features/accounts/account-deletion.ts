import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";
import { removeMemberRecipes } from "../cookbooks/departure-commands";
import { requireRemainingAdministrator } from "./last-administrator";
import { type Proof, withProof } from "./proof-of-identity";

export async function deleteAccount(db: Db, viewer: Person, proof: Proof): Promise<void> {
  await withProof(db, viewer, proof, (trx) => removeAccount(trx, viewer.id), "DELETE_ACCOUNT");
}

/** Passes cookbooks to the oldest administrator or member, suspended ones last. */
export async function removeAccount(trx: Transaction<Database>, userId: number): Promise<void> {
  await leaveCookbooks(trx, userId);
  await requireRemainingAdministrator(trx.deleteFrom("users").where("id", "=", userId).execute());
}

async function leaveCookbooks(trx: Transaction<Database>, userId: number): Promise<void> {
  const own = await trx
    .selectFrom("cookbook_members")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_members.cookbook_id")
    .select(["cookbooks.id", "cookbooks.name"])
    .where("user_id", "=", userId)
    .execute();
  for (const cookbook of own) {
    const heir = await trx
      .selectFrom("cookbook_members")
      .innerJoin("users", "users.id", "cookbook_members.user_id")
      .select("user_id as id")
      .where("cookbook_id", "=", cookbook.id)
      .where("user_id", "!=", userId)
      .orderBy((eb) => eb("users.suspended_at", "is not", null))
      .orderBy("is_administrator", "desc")
      .orderBy("joined_at")
      .orderBy("user_id")
      .executeTakeFirst();
    if (heir) {
      await trx
        .updateTable("cookbook_members")
        .set({ is_administrator: 1 })
        .where("cookbook_id", "=", cookbook.id)
        .where("user_id", "=", heir.id)
        .execute();
      await trx
        .deleteFrom("cookbook_members")
        .where("cookbook_id", "=", cookbook.id)
        .where("user_id", "=", userId)
        .execute();
      await removeMemberRecipes(trx, { cookbook, memberId: userId, how: "DELETED" });
    } else {
      await trx.deleteFrom("cookbooks").where("id", "=", cookbook.id).execute();
    }
  }
}
