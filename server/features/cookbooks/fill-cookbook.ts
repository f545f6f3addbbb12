import type { Transaction } from "kysely";
import { foldedKey } from "#domain/text/text";
import type { Database } from "../../platform/db/tables";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";
import { insertCookbook } from "./commands";

const ROWS_AT_ONCE = 500;

/** Adds the viewer's own recipes to their own cookbook of that name, which is created if missing. */
export async function fillOwnCookbook(
  trx: Transaction<Database>,
  viewer: Person,
  name: string,
  recipeIds: number[],
): Promise<void> {
  const cookbookId =
    (await findOwnCookbook(trx, viewer, name)) ??
    (await insertCookbook(trx, viewer, {
      formKey: newSecret(),
      content: { name, description: "" },
    }));
  const added = { cookbook_id: cookbookId, added_by: viewer.id, added_at: Date.now() };
  for (let from = 0; from < recipeIds.length; from += ROWS_AT_ONCE) {
    const ids = recipeIds.slice(from, from + ROWS_AT_ONCE);
    await trx
      .insertInto("cookbook_recipes")
      .values(ids.map((recipe_id) => ({ ...added, recipe_id })))
      .onConflict((conflict) => conflict.columns(["cookbook_id", "recipe_id"]).doNothing())
      .execute();
  }
}

/** One that the viewer created and is still a member of, so that nobody else's book grows. */
async function findOwnCookbook(
  trx: Transaction<Database>,
  viewer: Person,
  name: string,
): Promise<number | undefined> {
  const own = await trx
    .selectFrom("cookbook_members")
    .innerJoin("cookbooks", "cookbooks.id", "cookbook_members.cookbook_id")
    .select(["cookbooks.id", "cookbooks.name"])
    .where("cookbook_members.user_id", "=", viewer.id)
    .where("cookbooks.created_by", "=", viewer.id)
    .orderBy("cookbooks.id")
    .execute();
  return own.find((each) => foldedKey(each.name) === foldedKey(name))?.id;
}
