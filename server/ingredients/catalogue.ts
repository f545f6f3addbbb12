import { parse } from "csv-parse/sync";
import type { Locale } from "~/model/locales";
import { foldedKey } from "~/model/text";
import type { Db } from "../db/open";
// Where the figures come from and under which licences: docs/ingredient-data.md.
import csv from "./catalogue.csv?raw";

type CatalogueRow = Record<string, string>;

/** Loads the catalogue that comes with Popote into an empty table; returns how many rows went in. */
export async function loadCatalogue(db: Db): Promise<number> {
  const any = await db.selectFrom("ingredients").select("id").limit(1).executeTakeFirst();
  if (any) return 0;
  const rows: CatalogueRow[] = parse(csv, { columns: true });
  await db.transaction().execute(async (trx) => {
    for (const row of rows) {
      const { id } = await trx
        .insertInto("ingredients")
        .values(ingredientOf(row))
        .returning("id")
        .executeTakeFirstOrThrow();
      await trx.insertInto("ingredient_names").values(namesOf(id, row)).execute();
    }
  });
  return rows.length;
}

function ingredientOf(row: CatalogueRow) {
  return {
    name_en: row.name_en ?? "",
    name_fr: row.name_fr ?? "",
    category: row.category ?? "",
    calories: figure(row.calories),
    carbohydrates: figure(row.carbohydrates),
    sugars: figure(row.sugars),
    fibers: figure(row.fibers),
    proteins: figure(row.proteins),
    saturated_fat: figure(row.saturatedFat),
    unsaturated_fat: figure(row.unsaturatedFat),
    cholesterol: figure(row.cholesterol),
    sodium: figure(row.sodium),
    weight_per_unit: figure(row.weightPerUnit),
    volumic_mass: figure(row.volumicMass),
    allow_amount: flag(row.allowAmount),
    allow_weight: flag(row.allowWeight),
    allow_volume: flag(row.allowVolume),
    source: row.source ?? null,
    source_code: row.sourceCode ?? null,
  };
}

/** An empty cell means that the source gives no figure. */
function figure(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}

function flag(cell: string | undefined): number {
  return cell === "true" ? 1 : 0;
}

function namesOf(ingredientId: number, row: CatalogueRow) {
  const names = [...namesIn("en", row), ...namesIn("fr", row)];
  // An alias that folds to the name itself adds nothing; the first of each key stays.
  const first = names.filter(
    (name, index) =>
      names.findIndex((other) => other.locale === name.locale && other.key === name.key) === index,
  );
  return first.map((name) => ({ ingredient_id: ingredientId, ...name }));
}

function namesIn(locale: Locale, row: CatalogueRow) {
  const aliases = (row[`aliases_${locale}`] ?? "").split("|").filter(Boolean);
  return [row[`name_${locale}`] ?? "", ...aliases].map((name, index) => ({
    locale,
    key: foldedKey(name),
    name,
    is_alias: index > 0 ? 1 : 0,
  }));
}
