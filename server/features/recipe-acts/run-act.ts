import type { Transaction } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import { MAX_CHOSEN } from "#domain/recipe/recipe-acts";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";
import { addToCookbook, type Before, changeAudience, removeRecipes } from "./changes";
import { type ChosenRecipe, listChosen } from "./chosen-queries";
import { indexQueued } from "./index-queue";
import { raiseVersions } from "./raise-versions";
import { addTag, removeTag } from "./tag-changes";

export type Act =
  | { kind: "AUDIENCE"; visibility: Visibility }
  | { kind: "COOKBOOK"; cookbook: number }
  | { kind: "TAG"; name: string }
  | { kind: "UNTAG"; tag: number }
  | { kind: "DELETE" };

export interface ActOutcome {
  changed: number;
  /** Recipes that already were as asked. */
  already: number;
  /** Recipes that the viewer may not change, or not see. */
  refused: number;
}

/** Does it for all the recipes that the viewer may do it with, in one transaction. */
export async function runAct(db: Db, viewer: Person, act: Act, ids: number[]): Promise<ActOutcome> {
  if (ids.length > MAX_CHOSEN) throw new AppError("act.tooMany");
  const outcome = await db.transaction().execute(async (trx) => {
    const { recipes, notYours, unfound } = await listChosen(trx, viewer, act.kind, ids);
    const before = await change(trx, viewer, act, recipes);
    const changed = before.recipes.length;
    if (changed > 0) await storeUndo(trx, viewer, before);
    await raiseVersions(trx, before);
    return { changed, already: recipes.length - changed, refused: notYours.length + unfound };
  });
  await indexQueued(db);
  return outcome;
}

function change(
  trx: Transaction<Database>,
  viewer: Person,
  act: Act,
  recipes: ChosenRecipe[],
): Promise<Before> {
  switch (act.kind) {
    case "AUDIENCE":
      return changeAudience(trx, recipes, act.visibility);
    case "COOKBOOK":
      return addToCookbook(trx, viewer, recipes, act.cookbook);
    case "TAG":
      return addTag(trx, recipes, act.name);
    case "UNTAG":
      return removeTag(trx, recipes, act.tag);
    case "DELETE":
      return removeRecipes(trx, recipes);
  }
}

async function storeUndo(
  trx: Transaction<Database>,
  viewer: Person,
  { kind, ...before }: Before,
): Promise<void> {
  await trx
    .insertInto("undos")
    .values({
      user_id: viewer.id,
      kind,
      before: JSON.stringify(before),
      created_at: Date.now(),
    })
    .execute();
}
