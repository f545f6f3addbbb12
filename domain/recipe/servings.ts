import { MAX_YIELD } from "./recipe";

/** HTML `pattern` for 1 to MAX_YIELD. */
export const SERVINGS_PATTERN = "\\s*[1-9][0-9]{0,2}\\s*";

export function parseServings(text: string): number | undefined {
  const isWhole = new RegExp(`^${SERVINGS_PATTERN}$`).test(text);
  return isWhole && Number(text) <= MAX_YIELD ? Number(text) : undefined;
}

const SHOWN_BY = ["servings", "times", "step"];

export function differsOnlyInView(one: URL, other: URL): boolean {
  const differs = (name: string) => one.searchParams.get(name) !== other.searchParams.get(name);
  return SHOWN_BY.some(differs) && toDataKey(one) === toDataKey(other);
}

function toDataKey({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of SHOWN_BY) rest.delete(name);
  return `${pathname}?${rest}`;
}
