import type { Transaction } from "kysely";
import { FALLBACK_LOCALE, mapLocales } from "#domain/language/locales";
import { moveKeptFoods } from "../features/at-hand/kept-foods";
import { getAllNames } from "../features/ingredients/editable-ingredient";
import { addAliases } from "../features/ingredients/ingredient-names";
import { NAME_COLUMNS, pickName } from "../features/ingredients/name-columns";
import { removeIngredient } from "../features/ingredients/remove-ingredient";
import { moveLines } from "../features/recipes/move-lines";
import { moveEntries } from "../features/shopping/entries";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog } from "../policies/audit-log";
import type { Person } from "../policies/permissions";

/** Moves lines and names, but not the nutrients. Throws request.invalid for equal ids. */
export async function mergeIngredients(
  db: Db,
  viewer: Person,
  { id, into }: { id: number; into: number },
): Promise<{ name: string; into: string; lines: number }> {
  if (id === into) throw new AppError("request.invalid");
  return db.transaction().execute(async (trx) => {
    const leaving = await getRow(trx, id);
    const staying = await getRow(trx, into);
    const words = await getAllNames(trx, leaving);
    const aliases = mapLocales((locale) => [words[locale].name, ...words[locale].aliases]);
    await addAliases(trx, into, await getAllNames(trx, staying), aliases);
    const lines = await moveLines(trx, { ingredientId: id }, into);
    await moveEntries(trx, id, into);
    await moveKeptFoods(trx, id, into);
    await removeIngredient(trx, leaving, into);
    const names = {
      name: pickName(leaving, FALLBACK_LOCALE),
      into: pickName(staying, FALLBACK_LOCALE),
    };
    await appendToAuditLog(trx, viewer, "ingredient.merge", names.name, {
      into: names.into,
      lines,
    });
    return { ...names, lines };
  });
}

async function getRow(trx: Transaction<Database>, id: number) {
  const row = await trx
    .selectFrom("ingredients")
    .select(["ingredients.id", ...NAME_COLUMNS, "source", "source_code"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("ingredient.notFound");
  return row;
}
