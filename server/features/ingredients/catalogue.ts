import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
// Sources and licences of the data: docs/ingredient-data.md.
import catalogue from "./catalogue.csv?raw";
import { readCatalogue, toFoodKey } from "./catalogue-rows";
import { getAllNames } from "./editable-ingredient";
import { replaceNames, withAliases } from "./ingredient-names";
import { renewLexiconVersion } from "./lexicon-version";
import { NAME_COLUMNS, toIngredientNames } from "./name-columns";
import otherNames from "./other-names.tsv?raw";
import { getNextIngredientId } from "./remove-ingredient";

type Trx = Transaction<Database>;

/** Set in `versions` once foods have the names of `other-names.tsv`. */
const OTHER_NAMES = "other names";
type CatalogueRow = ReturnType<typeof readCatalogue>[number];

/** Leaves alone ingredients that an administrator added, edited or retired. */
export async function loadCatalogue(
  db: Db,
  csv: string = catalogue,
  names: string = otherNames,
): Promise<number> {
  const hash = createHash("sha256").update(csv).update(names).digest("hex");
  if ((await findVersion(db, "catalogue")) === hash) return 0;
  return db.transaction().execute(async (trx) => {
    // Another node may have loaded it while this one waited for the write lock.
    if ((await findVersion(trx, "catalogue")) === hash) return 0;
    const written = await writeRows(trx, readCatalogue(csv, names));
    await addMissingNames(trx);
    await renewLexiconVersion(trx);
    await saveVersion(trx, "catalogue", hash);
    await saveVersion(trx, OTHER_NAMES, "1");
    return written;
  });
}

async function writeRows(trx: Trx, rows: CatalogueRow[]): Promise<number> {
  const retired = await listRetired(trx);
  let written = 0;
  let nextId = await getNextIngredientId(trx);
  const knowsOtherNames = await findVersion(trx, OTHER_NAMES);
  for (const row of rows) {
    if (retired.has(toFoodKey(row.ingredient))) continue;
    const id = await writeRow(trx, row, nextId);
    await saveTraits(trx, row);
    if (id !== undefined) written++;
    else if (!knowsOtherNames) await addOtherNames(trx, row);
    if (id === nextId) nextId++;
  }
  return written;
}

async function findVersion(db: Db | Trx, name: string): Promise<string | undefined> {
  const version = await db
    .selectFrom("versions")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return version?.value;
}

async function saveVersion(trx: Trx, name: string, value: string): Promise<void> {
  await trx
    .insertInto("versions")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

async function listRetired(trx: Trx): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("retired_ingredients")
    .select(["source", "source_code"])
    .execute();
  return new Set(rows.map(toFoodKey));
}

async function writeRow(
  trx: Trx,
  { ingredient, words }: CatalogueRow,
  newId: number,
): Promise<number | undefined> {
  const written = await trx
    .insertInto("ingredients")
    .values({ ...ingredient, id: newId })
    .onConflict((conflict) =>
      conflict
        .columns(["source", "source_code"])
        .doUpdateSet(ingredient)
        .where("ingredients.edited_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  if (written) await replaceNames(trx, written.id, words);
  return written?.id;
}

/** Includes foods edited by administrators, who cannot edit traits. */
async function saveTraits(trx: Trx, { ingredient, traits }: CatalogueRow): Promise<void> {
  await trx
    .updateTable("ingredients")
    .set(traits)
    .where("source", "=", ingredient.source)
    .where("source_code", "=", ingredient.source_code)
    .execute();
}

/** For a food edited before foods had other names; keeps its existing names. */
async function addOtherNames(trx: Trx, { ingredient, otherNames }: CatalogueRow): Promise<void> {
  const edited = await trx
    .selectFrom("ingredients")
    .select(["ingredients.id", ...NAME_COLUMNS])
    .where("source", "=", ingredient.source)
    .where("source_code", "=", ingredient.source_code)
    .executeTakeFirstOrThrow();
  const words = await getAllNames(trx, edited);
  await replaceNames(trx, edited.id, withAliases(words, otherNames));
}

async function addMissingNames(trx: Trx): Promise<void> {
  const nameless = await trx
    .selectFrom("ingredients")
    .leftJoin("ingredient_names", "ingredient_names.ingredient_id", "ingredients.id")
    .select(["ingredients.id", ...NAME_COLUMNS])
    .where("ingredient_names.ingredient_id", "is", null)
    .execute();
  for (const row of nameless) await replaceNames(trx, row.id, toIngredientNames(row));
}
