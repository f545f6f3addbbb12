import { MAX_YIELD } from "./recipe";

/** Whole servings from 1 to MAX_YIELD, or undefined for whatever else was typed. */
export function parseServings(text: string): number | undefined {
  const typed = text.trim();
  if (!/^[1-9]\d{0,8}$/.test(typed)) return undefined;
  const servings = Number(typed);
  return servings <= MAX_YIELD ? servings : undefined;
}

/** Whether two addresses name the same page for another number of servings: nothing is to be loaded. */
export function onlyServingsDiffer(one: URL, other: URL): boolean {
  return (
    one.searchParams.get("servings") !== other.searchParams.get("servings") &&
    withoutServings(one) === withoutServings(other)
  );
}

function withoutServings({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("servings");
  return `${pathname}?${rest}`;
}
