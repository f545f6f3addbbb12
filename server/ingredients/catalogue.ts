import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
// Sources and licences of the data: docs/ingredient-data.md.
import catalogue from "./catalogue.csv?raw";
import { readCatalogue } from "./catalogue-rows";
import { replaceNames } from "./ingredient-names";
import { newIngredientId } from "./remove-ingredient";

type Trx = Transaction<Database>;
type CatalogueRow = ReturnType<typeof readCatalogue>[number];

/** Leaves ingredients that an administrator added, edited or retired as they are. */
export async function loadCatalogue(db: Db, csv: string = catalogue): Promise<number> {
  const hash = createHash("sha256").update(csv).digest("hex");
  if ((await versionOf(db)) === hash) return 0;
  return db.transaction().execute(async (trx) => {
    const retired = await listRetired(trx);
    let written = 0;
    let nextId = await newIngredientId(trx);
    for (const row of readCatalogue(csv)) {
      const id = retired.has(codeOf(row.ingredient)) ? undefined : await writeRow(trx, row, nextId);
      if (id !== undefined) written++;
      if (id === nextId) nextId++;
    }
    await addMissingNames(trx);
    await saveVersion(trx, hash);
    return written;
  });
}

async function versionOf(db: Db): Promise<string | undefined> {
  const version = await db
    .selectFrom("versions")
    .select("value")
    .where("name", "=", "catalogue")
    .executeTakeFirst();
  return version?.value;
}

async function saveVersion(trx: Trx, hash: string): Promise<void> {
  await trx
    .insertInto("versions")
    .values({ name: "catalogue", value: hash })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: hash }))
    .execute();
}

async function listRetired(trx: Trx): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("retired_ingredients")
    .select(["source", "source_code"])
    .execute();
  return new Set(rows.map(codeOf));
}

function codeOf(row: { source: string; source_code: string }): string {
  return JSON.stringify([row.source, row.source_code]);
}

/** Returns undefined if an administrator edited the ingredient: theirs stays. */
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

/** Ingredients that the file does not hold (any more) are found by their own two names. */
async function addMissingNames(trx: Trx): Promise<void> {
  const nameless = await trx
    .selectFrom("ingredients")
    .leftJoin("ingredient_names", "ingredient_names.ingredient_id", "ingredients.id")
    .select(["ingredients.id", "ingredients.name_en", "ingredients.name_fr"])
    .where("ingredient_names.ingredient_id", "is", null)
    .execute();
  for (const { id, name_en, name_fr } of nameless) {
    await replaceNames(trx, id, {
      en: { name: name_en, aliases: [] },
      fr: { name: name_fr, aliases: [] },
    });
  }
}
