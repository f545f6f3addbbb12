import { MAX_MEAL } from "#domain/plan/plan";
import { parseServings } from "#domain/recipe/servings";
import { cleanLine } from "#domain/text/text";
import { parseDay } from "#domain/time/weeks";
import type { Place } from "#server/features/plan/entry-rows";

type Fields = Pick<FormData, "get">;

/** Reads the day and the meal; undefined without a day. */
export function readPlace(fields: Fields): Place | undefined {
  const day = parseDay(String(fields.get("day") ?? ""));
  return day ? { day, meal: readMeal(fields) } : undefined;
}

export function readMeal(fields: Fields): string {
  const meal = cleanLine(String(fields.get("meal") ?? ""));
  return [...meal].slice(0, MAX_MEAL).join("");
}

/** Null where nothing was typed, undefined for what is no number of servings. */
export function readServings(fields: Fields): number | null | undefined {
  const text = String(fields.get("servings") ?? "").trim();
  return text === "" ? null : parseServings(text);
}
