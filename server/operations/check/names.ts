import { FALLBACK_LOCALE } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import { replaceNames } from "../../features/ingredients/ingredient-names";
import { NAME_COLUMNS, pickName, toIngredientNames } from "../../features/ingredients/name-columns";
import { indexIngredient } from "../../policies/full-text/indexing";
import type { CheckScope, DataProblem } from "./problem";

export async function* findNameProblems({ snapshot }: CheckScope): AsyncGenerator<DataProblem> {
  const nameless = await snapshot
    .selectFrom("ingredients")
    .leftJoin("ingredient_names", "ingredient_names.ingredient_id", "ingredients.id")
    .select(["ingredients.id", ...NAME_COLUMNS])
    .where("ingredient_names.ingredient_id", "is", null)
    .execute();
  for (const row of nameless) {
    yield {
      message: `The ingredient “${pickName(row, FALLBACK_LOCALE)}” (${paths.ingredientView(row.id)}) is found by no name`,
      remedy: "it is found by its own names again",
      async repair(db) {
        const names = toIngredientNames(row);
        await db.transaction().execute((trx) => replaceNames(trx, row.id, names));
      },
    };
  }
  const names = await snapshot
    .selectFrom("ingredient_names")
    .select(["ingredient_id as id", "locale", "key", "stem", "name"])
    .execute();
  for (const { id, locale, key, stem, name } of names) {
    const right = { key: foldedKey(name), stem: stemKey(name) };
    if (key === right.key && stem === right.stem) continue;
    yield {
      message: `The name “${name}” of an ingredient (${paths.ingredientView(id)}) is kept under a wrong key`,
      remedy: "its key is worked out again",
      async repair(db) {
        await db.transaction().execute(async (trx) => {
          await trx
            .updateTable("ingredient_names")
            .set(right)
            .where("ingredient_id", "=", id)
            .where("locale", "=", locale)
            .where("key", "=", key)
            .execute();
          await indexIngredient(trx, id);
        });
      },
    };
  }
}
