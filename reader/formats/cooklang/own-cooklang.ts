import { RECIPE_FIELD_NAMES, type RecipeFieldName } from "#domain/recipe/recipe-fields";
import { type Metadata, readFact } from "./cooklang-metadata";

export const OWN_FILE = { writer: "exported by", name: "Popote", order: "ingredient order" };

const COOKLANG_FIELDS: RecipeFieldName[] = [
  ...(["title", "description", "source", "category", "language", "yield"] as const),
  ...(["preparationMinutes", "cookingMinutes", "cookingTemperature", "ovenWords"] as const),
];

export const OWN_FIELDS = RECIPE_FIELD_NAMES.filter(
  (name) => !COOKLANG_FIELDS.includes(name) && name !== "visibility",
);

export function isOwnFile(metadata: Metadata): boolean {
  return readFact(metadata, OWN_FILE.writer) === OWN_FILE.name;
}

/** Matches "Gather @salt{} and @oil{1%tbsp}.", which export writes for unmentioned lines. */
export function isGathering(text: string): boolean {
  const words = text.replace(
    /@[^{}]{1,110}\{[^{}]{0,200}\}(?:\([^()]{0,300}\))?(?:\[-[^\n[\]]{0,300}-\])?/g,
    "",
  );
  return /^\p{L}+ @/u.test(text) && (words.match(/\p{L}+/gu) ?? []).length <= 2;
}

export function restoreOrder(lines: string[], metadata: Metadata): string[] {
  const places = readFact(metadata, OWN_FILE.order).split(" ").map(Number);
  const isWhole = new Set(places).size === lines.length && places.length === lines.length;
  const sorted = [...places].sort((a, b) => a - b);
  if (!isWhole || sorted.some((place, at) => place !== at)) return lines;
  return sorted.map((place) => lines[places.indexOf(place)] ?? "");
}
