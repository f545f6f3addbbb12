import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import { type Locale, toBaseLocale, type UiLocale } from "#domain/language/locales";
import type { UnitKind } from "#domain/measures/units";
import { foldedKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { pickName } from "./name-columns";
import { toRegionalName } from "./regional-names";

export interface Ingredient {
  id: number;
  name: string;
  otherNames: string[];
  category: IngredientCategory;
  figures: Figures;
  /** Grams. */
  weightPerUnit: number | null;
  /** Grams per millilitre. */
  volumicMass: number | null;
  measuredBy: UnitKind[];
  source: { name: string; code: string } | null;
  isEdited: boolean;
}

/** Per 100 g: energy in kcal, cholesterol and sodium in mg, the rest in g. */
export interface Figures {
  calories: number | null;
  carbohydrates: number | null;
  sugars: number | null;
  fibers: number | null;
  proteins: number | null;
  saturatedFat: number | null;
  unsaturatedFat: number | null;
  cholesterol: number | null;
  sodium: number | null;
}

export async function getIngredient(db: Db, id: number, locale: UiLocale): Promise<Ingredient> {
  const row = await selectIngredient(db, id);
  if (!row) throw new AppError("ingredient.notFound");
  const name = toRegionalName(pickName(row, locale), locale);
  const { calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium } = row;
  return {
    id,
    name,
    otherNames: (await listNames(db, id, toBaseLocale(locale))).filter(
      (other) => foldedKey(other) !== foldedKey(name),
    ),
    category: row.category,
    figures: {
      calories,
      carbohydrates,
      sugars,
      fibers,
      proteins,
      saturatedFat: row.saturated_fat,
      unsaturatedFat: row.unsaturated_fat,
      cholesterol,
      sodium,
    },
    weightPerUnit: row.weight_per_unit,
    volumicMass: row.volumic_mass,
    measuredBy: listUnitKinds(row),
    source: row.source && row.source_code ? { name: row.source, code: row.source_code } : null,
    isEdited: row.edited_at !== null,
  };
}

/** The key null counts the ones added by administrators. */
export async function countBySource(db: Db): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom("ingredients")
    .select((eb) => ["source", eb.fn.countAll<number>().as("count")])
    .groupBy("source")
    .orderBy("source", (order) => order.asc().nullsFirst())
    .execute();
  return new Map(rows.map(({ source, count }) => [source, count]));
}

function selectIngredient(db: Db, id: number) {
  return db.selectFrom("ingredients").selectAll().where("id", "=", id).executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof selectIngredient>>>;

async function listNames(db: Db, id: number, locale: Locale): Promise<string[]> {
  const rows = await db
    .selectFrom("ingredient_names")
    .select("name")
    .where("ingredient_id", "=", id)
    .where("locale", "=", locale)
    .orderBy("key")
    .execute();
  return rows.map(({ name }) => name);
}

function listUnitKinds(row: Row): UnitKind[] {
  const allowed: [UnitKind, number][] = [
    ["amount", row.allow_amount],
    ["weight", row.allow_weight],
    ["volume", row.allow_volume],
  ];
  return allowed.filter(([, isAllowed]) => isAllowed === 1).map(([kind]) => kind);
}
