import { buildFoodKey } from "#domain/ingredient/food-key";
import { toBaseLocale, type UiLocale } from "#domain/language/locales";
import { parseTable } from "#domain/text/table";
import type { Db } from "../../platform/db/open";
// Foods that every kitchen is taken to have.
import atHand from "./at-hand.tsv?raw";
import { toFoodKey } from "./catalogue-rows";
// What each food at hand serves for; not the other way round.
import kin from "./kin.tsv?raw";
// Catalogue foods that a cook names more simply.
import plainNames from "./plain-names.tsv?raw";

type Food = [source: string, sourceCode: string];

const AT_HAND = parseTable(atHand).slice(1) as Food[];
const KIN = parseTable(kin).slice(1) as [...food: Food, ...kin: Food][];
const [PLAIN_HEADER = [], ...PLAIN_ROWS] = parseTable(plainNames);

const FOODS = [
  ...AT_HAND,
  ...KIN.flatMap(([source, code, ...other]): Food[] => [[source, code], other]),
  ...PLAIN_ROWS.map(([source = "", code = ""]): Food => [source, code]),
];

export interface KitchenFoods {
  atHand: Set<number>;
  /** Keys of names that the catalogue does not know. */
  namesAtHand: Set<string>;
  /** Which foods each food serves for, besides itself. */
  kin: Map<number, number[]>;
  plainNames: Map<number, string>;
}

/** Reads the catalogue's ids of the tables above; a food that is not in it is left out. */
export async function readKitchenFoods(db: Db, locale: UiLocale): Promise<KitchenFoods> {
  const rows = await db
    .selectFrom("ingredients")
    .select(["id", "source", "source_code"])
    .where("source", "in", [...new Set(FOODS.map(([source]) => source))])
    .where("source_code", "in", [...new Set(FOODS.map(([, code]) => code))])
    .execute();
  const ids = new Map(rows.map(({ id, source, source_code }) => [toKey(source, source_code), id]));
  const listIds = (foods: Food[]) => foods.flatMap((food) => ids.get(toKey(...food)) ?? []);
  const serves = new Map<number, number[]>();
  for (const [source, code, ...other] of KIN) {
    const [id] = listIds([[source, code]]);
    if (id !== undefined) serves.set(id, [...(serves.get(id) ?? []), ...listIds([other])]);
  }
  const column = PLAIN_HEADER.indexOf(toBaseLocale(locale));
  const names = PLAIN_ROWS.flatMap((row) =>
    listIds([[row[0] ?? "", row[1] ?? ""]]).flatMap((id): [number, string][] =>
      row[column] ? [[id, row[column]]] : [],
    ),
  );
  return {
    atHand: new Set(listIds(AT_HAND)),
    namesAtHand: new Set(),
    kin: serves,
    plainNames: new Map(names),
  };
}

/** The kitchen with more foods at hand, and with what they serve for. */
export function stockKitchen(
  kitchen: KitchenFoods,
  foods: { ingredientId: number | null; name: string }[],
): KitchenFoods {
  const ids = foods.flatMap(({ ingredientId }) => ingredientId ?? []);
  const served = ids.flatMap((id) => [id, ...(kitchen.kin.get(id) ?? [])]);
  const names = foods.filter(({ ingredientId }) => ingredientId === null).map(buildFoodKey);
  return {
    ...kitchen,
    atHand: new Set([...kitchen.atHand, ...served]),
    namesAtHand: new Set([...kitchen.namesAtHand, ...names]),
  };
}

/** Whether any of the foods is at hand, or what its cook calls it. */
export function isAtHand(
  { atHand, namesAtHand }: KitchenFoods,
  { name, foods }: { name: string; foods: number[] },
): boolean {
  if (foods.some((food) => atHand.has(food))) return true;
  return foods.length === 0 && namesAtHand.has(buildFoodKey({ ingredientId: null, name }));
}

function toKey(source: string | null, code: string | null): string {
  return toFoodKey({ source: source ?? "", source_code: code ?? "" });
}
