import { LANGUAGES, type Language } from "../language/languages";
import { CATEGORIES, type Category } from "../recipe/recipe";

export const EXPLORE_SORTS = ["new", "liked"] as const;
export const HEMISPHERES = ["north", "south"] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

export type ExploreSort = (typeof EXPLORE_SORTS)[number];

/** One list of public content; empty for the page that leads to all lists. */
export interface ExploreList {
  category?: Category;
  language?: Language;
  sort?: ExploreSort;
  season?: Hemisphere;
  show?: "cooks";
}

/** A user with a public profile. `likes` counts those of their PUBLIC recipes. */
export interface Cook {
  id: number;
  username: string;
  imageVersion: number | null;
  recipes: number;
  likes: number;
}

/** Undefined if invalid: "cooks" stands alone, and a season has no sort order. */
export function parseExploreList(query: URLSearchParams): ExploreList | undefined {
  const given = [...query].filter(([name, value]) => name in CHOICES && value !== "");
  const list: Record<string, string> = Object.fromEntries(given);
  const isKnown = given.every(([name, value]) => CHOICES[name]?.includes(value));
  const isEachOnce = Object.keys(list).length === given.length;
  const isAlone = given.length === 1;
  const canCombine = !list.show && !(list.season && list.sort);
  return isKnown && isEachOnce && (isAlone || canCombine) ? list : undefined;
}

const CHOICES: Record<string, readonly string[]> = {
  category: CATEGORIES,
  language: LANGUAGES,
  sort: EXPLORE_SORTS,
  season: HEMISPHERES,
  show: ["cooks"],
};
