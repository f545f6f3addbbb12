import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { parseTable } from "#domain/text/table";
import { foldedKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { getHouseholdName, type HouseholdChoice } from "../households/households";
import { readKitchenFoods } from "../ingredients/kitchen-foods";
import { listIngredientNames } from "../ingredients/queries";
import { type KeptFood, listKeptFoods } from "./kept-foods";
// What most kitchens always have, by name.
import staples from "./staples.tsv?raw";

const [HEADER = [], ...ROWS] = parseTable(staples);

interface FoodsAtHand {
  /** Null for the viewer's own. */
  cookbookName: string | null;
  /** By name. */
  foods: Pick<KeptFood, "id" | "name" | "isStaple">[];
}

/** Throws cookbook.notMember. */
export async function getFoodsAtHand(
  db: Db,
  viewer: Person,
  { locale, ...choice }: HouseholdChoice & { locale: UiLocale },
): Promise<FoodsAtHand> {
  const cookbookName = await getHouseholdName(db, viewer, choice);
  const kept = await listKeptFoods(db, viewer, choice);
  const ids = kept.flatMap(({ ingredientId }) => ingredientId ?? []);
  const named = await listIngredientNames(db, ids, locale);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const { plainNames } = await readKitchenFoods(db, locale);
  const foods = kept
    .map(({ id, ingredientId, name, isStaple }) => {
      const food = ingredientId ?? 0;
      return { id, name: plainNames.get(food) ?? names.get(food) ?? name, isStaple };
    })
    .map((food) => ({ food, key: foldedKey(food.name) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ food }) => food);
  return { cookbookName, foods };
}

/** Names of foods that a kitchen may always have. */
export function listSuggestedStaples(locale: UiLocale): string[] {
  const column = HEADER.indexOf(toBaseLocale(locale));
  return ROWS.flatMap((row) => row[column] ?? []);
}
