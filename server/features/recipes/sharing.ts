import type { Visibility } from "#domain/recipe/recipe";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";
import { auditRecipeAct, getEditableRow } from "./editable-recipe";

interface Sharing {
  title: string;
  visibility: Visibility;
  key: string | null;
  sharedAt: number | null;
}

export async function getSharing(db: Db, viewer: Person, id: number): Promise<Sharing> {
  const { title, visibility } = await getEditableRow(db, viewer, id);
  const link = await db
    .selectFrom("share_links")
    .select(["secret as key", "shared_at as sharedAt"])
    .where("recipe_id", "=", id)
    .executeTakeFirst();
  return { title, visibility, key: link?.key ?? null, sharedAt: link?.sharedAt ?? null };
}

export async function shareRecipe(db: Db, viewer: Person, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const recipe = await getEditableRow(trx, viewer, id);
    if (recipe.visibility === "PUBLIC") throw new AppError("request.invalid");
    const made = await trx
      .insertInto("share_links")
      .values({ recipe_id: id, secret: newSecret(), shared_at: Date.now() })
      .onConflict((conflict) => conflict.column("recipe_id").doNothing())
      .returning("recipe_id")
      .executeTakeFirst();
    if (made) await auditRecipeAct(trx, viewer, "recipe.share", recipe);
  });
}

export async function unshareRecipe(db: Db, viewer: Person, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const recipe = await getEditableRow(trx, viewer, id);
    const revoked = await trx
      .deleteFrom("share_links")
      .where("recipe_id", "=", id)
      .returning("recipe_id")
      .executeTakeFirst();
    if (revoked) await auditRecipeAct(trx, viewer, "recipe.unshare", recipe);
  });
}
