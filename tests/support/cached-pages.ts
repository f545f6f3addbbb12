import { CAST } from "./cast";

/** The kinds of pages that are kept, of a recipe and of Alice. */
export const listCachedPages = (recipe: number) => [
  `/recipe/view?id=${recipe}`,
  `/recipe/view?id=${recipe}&servings=4`,
  `/recipe/cook?id=${recipe}&step=2`,
  `/user/view?user=${CAST.alice.id}`,
];

/** Headers by which the same page is another one, or is not. */
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
