import { LANGUAGES, type Language } from "../language/languages";
import { CATEGORIES, type Category } from "../recipe/recipe";
import { isTag } from "../recipe/tags";

export const EXPLORE_SORTS = ["new", "liked"] as const;
export const HEMISPHERES = ["north", "south"] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

export type ExploreSort = (typeof EXPLORE_SORTS)[number];

/** One list of public content; empty for the page that leads to all lists. */
export interface ExploreList {
  category?: Category;
  language?: Language;
  tag?: string;
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

/** Undefined if invalid; "cooks" stands alone. */
export function parseExploreList(query: URLSearchParams): ExploreList | undefined {
  const given = [...query].filter(([name, value]) => name in CHOICES && value !== "");
  const list: Record<string, string> = Object.fromEntries(given);
  const isKnown = given.every(([name, value]) => CHOICES[name]?.(value));
  const isEachOnce = Object.keys(list).length === given.length;
  const canCombine = given.length === 1 || !list.show;
  return isKnown && isEachOnce && canCombine ? list : undefined;
}

const createChoiceCheck = (values: readonly string[]) => (value: string) => values.includes(value);

const CHOICES: Record<string, (value: string) => boolean> = {
  category: createChoiceCheck(CATEGORIES),
  language: createChoiceCheck(LANGUAGES),
  tag: isTag,
  sort: createChoiceCheck(EXPLORE_SORTS),
  season: createChoiceCheck(HEMISPHERES),
  show: createChoiceCheck(["cooks"]),
};
