import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "#reader/parsed-recipe";

export interface ExpectedRecipe {
  language?: string;
  ingredients?: string | string[];
  ingredient_groups?: { ingredients: string[] }[];
  instructions?: string;
  instructions_list?: string[];
  canonical_url?: string;
}

/** From worst to best. "small": nearly all expected words are there, and few others. */
const VERDICTS = ["wrong", "small", "right"] as const;
type Verdict = (typeof VERDICTS)[number];

const MIN_FOUND = 0.97;
const MIN_BELONGING = 0.85;

export function judgePage(recipe: ParsedRecipe, expected: ExpectedRecipe): Verdict {
  const lines = recipe.ingredients.map((line) => (typeof line === "string" ? line : line.name));
  const { ingredients = [], ingredient_groups = [], instructions = "" } = expected;
  const listed = typeof ingredients === "string" ? [ingredients] : ingredients;
  const wanted = listed.length ? listed : ingredient_groups.flatMap((each) => each.ingredients);
  const steps = expected.instructions_list ?? instructions.split("\n");
  const verdicts = [judgeTexts(lines, wanted), judgeTexts(recipe.steps, steps)];
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? "wrong";
}

/** Headings are optional; splitting and spacing ("200g" or "200 g") are ignored. */
function judgeTexts(ours: string[], expected: string[]): Verdict {
  const wanted = expected.flatMap(splitWords);
  if (wanted.length === 0) return "right";
  const verdicts = [ours, ours.filter((line) => !/^# |:$/.test(line))].map((lines) =>
    judgeWords(lines.flatMap(splitWords), wanted),
  );
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? "wrong";
}

function judgeWords(ours: string[], wanted: string[]): Verdict {
  if (ours.join("") === wanted.join("")) return "right";
  const counts = new Map<string, number>();
  for (const word of wanted) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of ours) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  if (shared === wanted.length && shared === ours.length) return "right";
  const isSmall = shared >= wanted.length * MIN_FOUND && shared >= ours.length * MIN_BELONGING;
  return isSmall ? "small" : "wrong";
}

function splitWords(text: string): string[] {
  const apart = text.replace(/[\u00bc-\u00be\u2150-\u215e]/g, " $&");
  return foldedKey(apart).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}
