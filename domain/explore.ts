import { isLanguage, type Language } from "./languages";
import { CATEGORIES, type Category } from "./recipe";

export const EXPLORE_SORTS = ["new", "liked"] as const;
export const HEMISPHERES = ["north", "south"] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

export type ExploreSort = (typeof EXPLORE_SORTS)[number];

/** One list of what everybody shares; with nothing in it the page that leads to all of them. */
export interface ExploreList {
  category?: Category;
  language?: Language;
  sort?: ExploreSort;
  /** What is in season there now. */
  season?: Hemisphere;
  show?: "cooks";
}

/** A cook whose profile everybody may see. `likes` are those of their PUBLIC recipes. */
export interface Cook {
  id: number;
  username: string;
  imageVersion: number | null;
  recipes: number;
  likes: number;
}

/** Reads the list that an address asks for: undefined where it asks for what is none. */
export function exploreListOf(query: URLSearchParams): ExploreList | undefined {
  const given = [...query].filter(([name, value]) => LISTS.has(name) && value !== "");
  const [first] = given;
  if (!first) return {};
  const list = given.length === 1 && LISTS.get(first[0])?.(first[1]);
  return list || undefined;
}

const LISTS = new Map<string, (value: string) => ExploreList | undefined>([
  ["category", (value) => oneOf(CATEGORIES, value, (category) => ({ category }))],
  ["language", (value) => (isLanguage(value) ? { language: value } : undefined)],
  ["sort", (value) => oneOf(EXPLORE_SORTS, value, (sort) => ({ sort }))],
  ["season", (value) => oneOf(HEMISPHERES, value, (season) => ({ season }))],
  ["show", (value) => oneOf(["cooks"] as const, value, (show) => ({ show }))],
]);

function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
  listOf: (value: Value) => ExploreList,
): ExploreList | undefined {
  const found = values.find((value) => value === given);
  return found && listOf(found);
}
