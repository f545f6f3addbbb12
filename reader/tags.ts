import { readTags } from "#domain/recipe/tags";
import { findCategory } from "./pages/json-ld/category-names";

/** Keywords of a page can be endless. */
const MAX_READ = 100;
const MAX_TEXT = 2_000;

/** The tags in texts that each hold one or several: "dessert; quick" are two. */
export function readTagTexts(texts: string[]): string[] {
  const apart = texts
    .slice(0, MAX_READ)
    .map((text) => text.slice(0, MAX_TEXT).replace(/\s*[;|]\s*/g, ","));
  return readTags(apart.join(",")).slice(0, MAX_READ);
}

/** For programs whose categories are the cook's own words: those that are none of Popote's. */
export function keepCategoriesAsTags<Texts extends { category?: string[]; tags?: string[] }>(
  texts: Texts,
): Texts {
  const own = readTagTexts(texts.category ?? []).filter((word) => !findCategory(word, null, null));
  return own.length > 0 ? { ...texts, tags: [...(texts.tags ?? []), ...own] } : texts;
}
