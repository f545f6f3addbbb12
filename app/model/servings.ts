import { MAX_YIELD } from "./recipe";

/** What a browser takes for servings: 1 to MAX_YIELD, as an HTML pattern. */
export const SERVINGS_PATTERN = "\\s*[1-9][0-9]{0,2}\\s*";

/** Whole servings from 1 to MAX_YIELD, or undefined for whatever else was typed. */
export function parseServings(text: string): number | undefined {
  const isWhole = new RegExp(`^${SERVINGS_PATTERN}$`).test(text);
  return isWhole && Number(text) <= MAX_YIELD ? Number(text) : undefined;
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
