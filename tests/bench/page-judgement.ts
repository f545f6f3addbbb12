import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "#reader/parsed-recipe";

export interface ExpectedRecipe {
  title?: string;
  language?: string;
  yields?: string | number | null;
  prep_time?: number | null;
  cook_time?: number | null;
  image?: string | null;
  ingredients?: string | string[];
  ingredient_groups?: { ingredients: string[] }[];
  instructions?: string;
  instructions_list?: string[];
  canonical_url?: string;
}

/** "small": nearly all expected words are present, and most of the result was expected. */
type Verdict = "right" | "small" | "wrong";

export interface Judgement {
  verdict: Verdict;
  ingredients: Verdict;
  steps: Verdict;
  fields: Record<string, boolean>;
}

const MIN_FOUND = 0.97;
const MIN_BELONGING = 0.85;

export function judgePage(recipe: ParsedRecipe, expected: ExpectedRecipe): Judgement {
  const lines = recipe.ingredients.map((line) => (typeof line === "string" ? line : line.name));
  const ingredients = judgeTexts(lines, expectedIngredients(expected));
  const steps = judgeTexts(recipe.steps, expectedSteps(expected));
  const order: Verdict[] = ["right", "small", "wrong"];
  const worst = Math.max(order.indexOf(ingredients), order.indexOf(steps));
  return {
    verdict: order[worst] as Verdict,
    ingredients,
    steps,
    fields: judgeFields(recipe, expected),
  };
}

export function expectedIngredients({ ingredients = [], ingredient_groups }: ExpectedRecipe) {
  const listed = typeof ingredients === "string" ? [ingredients] : ingredients;
  return listed.length > 0 ? listed : (ingredient_groups ?? []).flatMap((each) => each.ingredients);
}

export function expectedSteps({ instructions = "", instructions_list }: ExpectedRecipe): string[] {
  return instructions_list ?? instructions.split("\n");
}

/** Headings are optional; splitting and spacing ("200g" or "200 g") are ignored. */
function judgeTexts(ours: string[], expected: string[]): Verdict {
  const wanted = expected.flatMap(splitWords);
  if (wanted.length === 0) return "right";
  const tellings = [ours, ours.filter((line) => !/^# |:$/.test(line))];
  const verdicts: Verdict[] = tellings.map((lines) =>
    judgeWords(lines.flatMap(splitWords), wanted),
  );
  return (
    verdicts.find((each) => each === "right") ??
    verdicts.find((each) => each === "small") ??
    "wrong"
  );
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

function judgeFields(recipe: ParsedRecipe, expected: ExpectedRecipe): Record<string, boolean> {
  const { title, yields, prep_time, cook_time, image } = expected;
  const language = expected.language?.slice(0, 2).toLowerCase();
  const isSpoken = language === "en" || language === "fr";
  return Object.fromEntries(
    Object.entries({
      title: title ? splitWords(recipe.title).join(" ") === splitWords(title).join(" ") : undefined,
      yield: yields ? isSameYield(recipe.yield, String(yields)) : undefined,
      "prep time": prep_time ? recipe.preparationMinutes === prep_time : undefined,
      "cook time": cook_time ? recipe.cookingMinutes === cook_time : undefined,
      language: isSpoken ? recipe.language === language : undefined,
      image: image ? recipe.image !== null : undefined,
    }).filter((entry): entry is [string, boolean] => entry[1] !== undefined),
  );
}

function isSameYield(ours: string, yields: string): boolean {
  const [wanted] = /\d+/.exec(yields) ?? [];
  return wanted === undefined || [...ours.matchAll(/\d+/g)].some(([figure]) => figure === wanted);
}

function splitWords(text: string): string[] {
  const apart = text.replace(/[\u00bc-\u00be\u2150-\u215e]/g, " $&");
  return foldedKey(apart).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}
