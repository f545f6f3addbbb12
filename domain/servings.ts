import { MAX_YIELD } from "./recipe";

/** What a browser takes for servings: 1 to MAX_YIELD, as an HTML pattern. */
export const SERVINGS_PATTERN = "\\s*[1-9][0-9]{0,2}\\s*";

/** Whole servings from 1 to MAX_YIELD, or undefined for whatever else was typed. */
export function parseServings(text: string): number | undefined {
  const isWhole = new RegExp(`^${SERVINGS_PATTERN}$`).test(text);
  return isWhole && Number(text) <= MAX_YIELD ? Number(text) : undefined;
}

/** What of an address says how a recipe is shown, not what is loaded. */
const SHOWN_BY = ["servings", "step"];

/** Whether two addresses name one recipe for other servings or at another step: nothing is to be loaded. */
export function isOnlyShownOtherwise(one: URL, other: URL): boolean {
  const differs = (name: string) => one.searchParams.get(name) !== other.searchParams.get(name);
  return SHOWN_BY.some(differs) && whatIsLoaded(one) === whatIsLoaded(other);
}

function whatIsLoaded({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of SHOWN_BY) rest.delete(name);
  return `${pathname}?${rest}`;
}
