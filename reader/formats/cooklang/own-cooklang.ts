import { factOf, type Metadata } from "./cooklang-metadata";

/** Facts of Popote's own files: who wrote them, and which place each line had in the recipe. */
export const OWN_FILE = { writer: "exported by", name: "Popote", order: "ingredient order" };

export function isOwnFile(metadata: Metadata): boolean {
  return factOf(metadata, OWN_FILE.writer) === OWN_FILE.name;
}

/** "Gather @salt{} and @oil{1%tbsp}.": what export writes of the lines that no step names. */
export function isGathering(text: string): boolean {
  const words = text.replace(
    /@[^{}]{1,110}\{[^{}]{0,200}\}(?:\([^()]{0,300}\))?(?:\[-[^\n[\]]{0,300}-\])?/g,
    "",
  );
  return /^\p{L}+ @/u.test(text) && (words.match(/\p{L}+/gu) ?? []).length <= 2;
}

/** In the order of the recipe, unless somebody added or took a line. */
export function inOwnOrder(lines: string[], metadata: Metadata): string[] {
  const places = factOf(metadata, OWN_FILE.order).split(" ").map(Number);
  const isWhole = new Set(places).size === lines.length && places.length === lines.length;
  const sorted = [...places].sort((a, b) => a - b);
  if (!isWhole || sorted.some((place, at) => place !== at)) return lines;
  return sorted.map((place) => lines[places.indexOf(place)] ?? "");
}
