import type { UiLocale } from "#domain/language/locales";
import { type FoodTable, FURTHER_FOODS, MAIN_FOODS } from "../../platform/db/food-tables";
import type { Db } from "../../platform/db/open";
import { type ListedIngredient, listIngredients } from "./listing";

export interface IngredientWithUses extends ListedIngredient {
  source: string | null;
  isEdited: boolean;
  uses: number;
}

export async function listIngredientsWithUses(
  db: Db,
  locale: UiLocale,
  filters: { search: string; cursor: string | null },
): Promise<{ ingredients: IngredientWithUses[]; next: string | null; hasMore: boolean }> {
  const page = await listIngredients(db, locale, { ...filters, category: null });
  const ids = page.ingredients.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectUses(db, ids).execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return {
    ...page,
    ingredients: page.ingredients.map((ingredient) => {
      const details = rowById.get(ingredient.id);
      return {
        ...ingredient,
        source: details?.source ?? null,
        isEdited: details?.editedAt != null,
        uses: (details?.uses ?? 0) + (details?.further ?? 0),
      };
    }),
  };
}

function selectUses(db: Db, ids: number[]) {
  return db
    .selectFrom("ingredients")
    .select(["id", "source", "edited_at as editedAt"])
    .select((eb) => {
      const countLines = (table: FoodTable) =>
        eb
          .selectFrom(`${table} as line`)
          .select((line) => line.fn.countAll<number>().as("count"))
          .whereRef("line.ingredient_id", "=", "ingredients.id");
      return [countLines(MAIN_FOODS).as("uses"), countLines(FURTHER_FOODS).as("further")];
    })
    .where("id", "in", ids);
}
