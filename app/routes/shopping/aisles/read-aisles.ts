import {
  INGREDIENT_CATEGORIES,
  isIngredientCategory,
} from "#domain/ingredient/ingredient-category";
import { MAX_AISLE_NAME } from "#domain/shopping/shopping";
import { cleanLine } from "#domain/text/text";
import type { Aisle } from "#server/features/shopping/aisles";

/** Reads the aisles in their new order, and which one its buttons moved. */
export function readAisles(fields: FormData): { aisles: Aisle[]; moved: string | undefined } {
  const sent = String(fields.get("order") ?? "")
    .split(",")
    .filter(isIngredientCategory);
  const order = [...new Set([...sent, ...INGREDIENT_CATEGORIES])];
  const [up, down] = [fields.get("up"), fields.get("down")];
  const moved = order.find((aisle) => aisle === up || aisle === down);
  if (moved) {
    const from = order.indexOf(moved);
    order.splice(from, 1);
    order.splice(Math.max(0, up === null ? from + 1 : from - 1), 0, moved);
  }
  const aisles = order.map((aisle) => {
    const name = cleanLine(String(fields.get(`name-${aisle}`) ?? ""));
    return { aisle, name: [...name].slice(0, MAX_AISLE_NAME).join("") };
  });
  return { aisles, moved };
}
