import type { UiLocale } from "#domain/language/locales";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { visibleTo } from "../../policies/visibility/recipes";
import { listKeptFoods } from "../at-hand/kept-foods";
import type { HouseholdChoice } from "../households/households";
import { isAtHand, readKitchenFoods, stockKitchen } from "../ingredients/kitchen-foods";
import { listFurtherFoods } from "../recipes/further-food-queries";
import { listNeeds } from "../recipes/line-needs";
import type { AddableLine, AddableRecipe } from "./addable-recipes";

/**
 * Lists the lines of recipes whose foods the household has at hand, all of them: "12.0" is the
 * first line of recipe 12. Throws cookbook.notMember.
 */
export async function listKeptLines(
  db: Db,
  viewer: Person,
  { locale, ...choice }: HouseholdChoice & { locale: UiLocale },
  recipes: Pick<AddableRecipe, "id" | "lines">[],
): Promise<string[]> {
  const kept = await listKeptFoods(db, viewer, choice);
  const shown = recipes.flatMap(({ id, lines }) =>
    listEnds(lines).map((line) => ({ ...line, value: `${id}.${line.key}` })),
  );
  if (kept.length === 0 || shown.length === 0) return [];
  const ids = [...new Set(shown.map(({ recipeId }) => recipeId))];
  const foods = await readKitchenFoods(db, locale);
  const kitchen = stockKitchen({ ...foods, atHand: new Set() }, kept);
  const lines = await listFoods(db, viewer, ids);
  const further = await listFurtherFoods(db, ids, locale);
  const keptLines = lines.filter(({ recipeId, position, ...line }) => {
    const beside = further.filter(
      (food) => food.recipeId === recipeId && food.position === position,
    );
    return listNeeds(line, beside).every((need) => isAtHand(kitchen, need));
  });
  const places = new Set(keptLines.map(formatPlace));
  return shown.filter((line) => places.has(formatPlace(line))).map(({ value }) => value);
}

/** The lines in the place of those that stand for recipes. */
function listEnds(lines: AddableLine[]): AddableLine[] {
  return lines.flatMap((line) => (line.inside ? listEnds(line.inside) : [line]));
}

function formatPlace({ recipeId, position }: { recipeId: number; position: number }): string {
  return `${recipeId}.${position}`;
}

async function listFoods(db: Db, viewer: Person, ids: number[]) {
  const rows = await db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes", "recipes.id", "line.recipe_id")
    .select([
      "line.recipe_id as recipeId",
      "line.position",
      "line.ingredient_id as ingredientId",
      "line.custom_name as customName",
    ])
    .where("line.recipe_id", "in", ids)
    .where(visibleTo(viewer))
    .orderBy("line.recipe_id")
    .orderBy("line.position")
    .execute();
  // A food of the catalogue is compared by its id.
  return rows.map(({ customName, ...row }) => ({ ...row, name: customName ?? "" }));
}
