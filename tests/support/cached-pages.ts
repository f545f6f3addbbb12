import { CAST } from "./cast";

/** Pages of a recipe and of Alice that the page cache stores. */
export const listCachedPages = (recipe: number) => [
  `/recipe/view?id=${recipe}`,
  `/recipe/view?id=${recipe}&servings=4`,
  `/recipe/cook?id=${recipe}&step=2`,
  `/user/view?user=${CAST.alice.id}`,
];

/** Headers that vary the page, or do not. */
export const HEADER_VARIANTS: Record<string, string>[] = [
  { "Accept-Language": "en" },
  { "Accept-Language": "fr-CA,fr;q=0.8" },
  { "Accept-Language": "fr", Cookie: "locale=en" },
  { "Accept-Encoding": "gzip" },
  { "Accept-Encoding": "identity" },
  { "Save-Data": "on" },
  { Cookie: "light=on" },
  { "Sec-Fetch-Site": "none" },
];
