import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "../parsed-recipe";
import { FIRST_READABLE_RANK, rankFileName } from "./recipe-file-names";

export function createCopyTracker() {
  const ranks = new Map<string, number>();
  const isKnown = (key: string, rank: number) => (ranks.get(key) ?? rank) < rank;
  return {
    isCopy(file: string, recipe: ParsedRecipe): boolean {
      const rank = rankFileName(file);
      const { beside, alike } = buildKeys(file, recipe);
      const isCopy = isKnown(beside, rank) || isKnown(alike, Math.min(rank, FIRST_READABLE_RANK));
      for (const key of [stripExtension(file), beside, alike])
        if (!ranks.has(key)) ranks.set(key, rank);
      return isCopy;
    },
    hasReadSibling: (file: string) => isKnown(stripExtension(file), rankFileName(file)),
  };
}

function buildKeys(file: string, { title, ingredients }: ParsedRecipe) {
  const key = foldedKey(title);
  return { beside: `${stripExtension(file)}\n${key}`, alike: `${ingredients.length}\n${key}` };
}

function stripExtension(file: string): string {
  return file.replace(/\.[^./]*$/, "").toLowerCase();
}
