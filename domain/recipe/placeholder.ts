import { CATEGORIES, type Category } from "./recipe";

/** Drawings of a category; consecutive ids get different ones. */
export const PLACEHOLDER_VARIANTS = 12;

export interface Placeholder {
  category: Category;
  variant: number;
}

/** Takes a recipe without a photo, returns the name of its drawing: "DESERT-7". */
export function namePlaceholder(id: number, category: Category | null): string {
  return `${category ?? "OTHER"}-${id % PLACEHOLDER_VARIANTS}`;
}

/** Takes a drawing's name; undefined if there is no such drawing. */
export function parsePlaceholder(name: string): Placeholder | undefined {
  const [, word, digits] = /^([A-Z_]+)-(0|[1-9]\d?)$/.exec(name) ?? [];
  const category = CATEGORIES.find((each) => each === word);
  const variant = Number(digits);
  return category && variant < PLACEHOLDER_VARIANTS ? { category, variant } : undefined;
}
