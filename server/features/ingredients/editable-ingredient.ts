import type { IngredientContent, IngredientNames } from "#domain/ingredient/ingredient";
import { LOCALES } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { type NameColumns, toIngredientNames, toNameColumns } from "./name-columns";

export interface EditableIngredient {
  id: number;
  content: IngredientContent;
  editedAt: number | null;
  source: string | null;
}

export async function getEditableIngredient(db: Db, id: number): Promise<EditableIngredient> {
  const row = await db
    .selectFrom("ingredients")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("ingredient.notFound");
  const { category, calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium } = row;
  return {
    id,
    editedAt: row.edited_at,
    source: row.source,
    content: {
      words: await getAllNames(db, row),
      category,
      figures: {
        ...{ calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium },
        saturatedFat: row.saturated_fat,
        unsaturatedFat: row.unsaturated_fat,
      },
      weightPerUnit: row.weight_per_unit,
      volumicMass: row.volumic_mass,
      allowAmount: row.allow_amount === 1,
      allowWeight: row.allow_weight === 1,
      allowVolume: row.allow_volume === 1,
    },
  };
}

export async function getAllNames(
  db: Db,
  row: NameColumns & { id: number },
): Promise<IngredientNames> {
  const rows = await db
    .selectFrom("ingredient_names")
    .select(["locale", "name"])
    .where("ingredient_id", "=", row.id)
    .where("is_alias", "=", 1)
    .orderBy("key")
    .execute();
  return toIngredientNames(row, (locale) =>
    rows.filter((each) => each.locale === locale).map(({ name }) => name),
  );
}

export function toColumns({ words, figures, ...content }: IngredientContent) {
  const { calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium } = figures;
  return {
    ...toNameColumns(words),
    category: content.category,
    ...{ calories, carbohydrates, sugars, fibers, proteins, cholesterol, sodium },
    saturated_fat: figures.saturatedFat,
    unsaturated_fat: figures.unsaturatedFat,
    weight_per_unit: content.weightPerUnit,
    volumic_mass: content.volumicMass,
    allow_amount: content.allowAmount ? 1 : 0,
    allow_weight: content.allowWeight ? 1 : 0,
    allow_volume: content.allowVolume ? 1 : 0,
  } satisfies Partial<Database["ingredients"]>;
}

export function isSameContent(a: IngredientContent, b: IngredientContent): boolean {
  const comparable = (content: IngredientContent) =>
    JSON.stringify([
      toColumns(content),
      LOCALES.map((locale) => {
        const { name, aliases } = content.words[locale];
        return [...new Set(aliases)].filter((alias) => foldedKey(alias) !== foldedKey(name)).sort();
      }),
    ]);
  return comparable(a) === comparable(b);
}
