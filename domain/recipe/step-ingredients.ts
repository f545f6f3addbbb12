import { toFoodKey } from "../ingredient/food-words";
import { WORD_WEIGHT } from "../ingredient/ingredient-name";
import type { Language } from "../language/languages";
import { isLocale, mapLocales } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import type { Span } from "../line/line";
import { type FoodIndex, indexFoods, type LineFood } from "./line-foods";
import { markParts } from "./step-parts";
import { readStepWords, type StepWord } from "./step-words";

/** Against malicious recipes, whose later steps match nothing; a large real one needs 5,000. */
const MAX_COMPARED = 35_000;
const MASS_NOUNS = mapLocales(
  (locale) => new Set(getRows("mass noun", [locale]).map(({ word }) => toFoodKey(word, locale))),
);
const WHOLE_NAME = WORD_WEIGHT.all + 1;
const MAX_BESIDE = 7;

interface Mention {
  line: number;
  from: number;
  to: number;
  says: number;
  size: number;
  isOwn: boolean;
}

/** A food of a step: where it stands and the line of the list that it means. */
export interface StepFood {
  line: number;
  span: Span;
}

/** Line indexes per step. */
export function matchStepLines(steps: string[], lines: LineFood[], language: Language): number[][] {
  return findStepFoods(steps, lines, language).map((found) =>
    [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b),
  );
}

/** The line that matches most wins: "lemon juice" is not the lemon. */
export function findStepFoods(
  steps: string[],
  lines: LineFood[],
  language: Language,
): StepFood[][] {
  const foods = indexFoods(lines, language);
  const bound = { left: MAX_COMPARED };
  const claimed = steps.map((step) =>
    bound.left > 0 ? findMentions(readStepWords(step, language), foods, language, bound) : [],
  );
  const named = new Set(
    claimed.flat().flatMap(({ line, says }) => (says >= WORD_WEIGHT.much ? [line] : [])),
  );
  return claimed.map((claims) =>
    claims.filter(({ line, says }) => says >= WORD_WEIGHT.much || !named.has(line)),
  );
}

function findMentions(
  words: StepWord[],
  foods: FoodIndex,
  language: Language,
  bound: { left: number },
): (Mention & StepFood)[] {
  const parts = markParts(words, foods, language);
  const claims = findRuns(words, foods, bound).flatMap((run) => {
    const { from, to, size, isOwn } = run;
    const isWhole = to - from === size;
    if (isWhole && size === 1 && isManyOfMass(words[from], language)) return [];
    if (to - from === 1 && parts.isBound(from, isWhole)) return [];
    const weight = isWhole && isOwn ? WHOLE_NAME : weighRun(run);
    const says = Math.min(weight, parts.limit(from, to));
    const strength = scoreMention({ ...run, says: weight, isOwn: isOwn || isWhole }, words, foods);
    return says > WORD_WEIGHT.nothing ? [{ ...run, says, strength }] : [];
  });
  const best = words.map(() => 0);
  for (const { from, to, strength } of claims) {
    for (let at = from; at < to; at++) best[at] = Math.max(best[at] ?? 0, strength);
  }
  return claims
    .filter(({ from, to, strength }) => hasBetween(best, strength, from, to))
    .map((claim) => ({ ...claim, span: spanWords(words, claim) }));
}

function hasBetween(best: number[], strength: number, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (best[at] === strength) return true;
  return false;
}

function spanWords(words: StepWord[], { from, to }: Mention): Span {
  return [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
}

function findRuns(words: StepWord[], foods: FoodIndex, bound: { left: number }): Mention[] {
  const runs: Mention[] = [];
  const last = new Map<number, Mention>();
  for (const [at, { key, joint }] of words.entries()) {
    const having = foods.named(key);
    bound.left -= having.length;
    if (bound.left <= 0) return [];
    for (const { name, line, says, size, isOwn } of having) {
      const run = last.get(name);
      if (run?.to === at && joint !== "apart") {
        run.to = at + 1;
        if (says > run.says) run.says = says;
      } else {
        const begun = { line, from: at, to: at + 1, says, size, isOwn };
        last.set(name, begun);
        runs.push(begun);
      }
    }
  }
  return runs.filter(({ says }) => says > WORD_WEIGHT.nothing);
}

/** "Peppers" are not pepper, and "sugars" are of several kinds. */
function isManyOfMass(word: StepWord | undefined, language: Language): boolean {
  return word?.isPlural === true && isLocale(language) && MASS_NOUNS[language].has(word.key);
}

function weighRun({ from, to, says }: Mention): number {
  return says === WORD_WEIGHT.little && to - from > 1 ? WORD_WEIGHT.much : says;
}

/** Words beside the name decide between lines of one food: "the melted butter". */
function scoreMention(
  { line, from, to, says, isOwn }: Mention,
  words: StepWord[],
  foods: FoodIndex,
): number {
  let beside = 0;
  const isBeside = (at: number) =>
    beside < MAX_BESIDE && foods.isInLine(line, words[at]?.key ?? "");
  for (let at = from; words[at]?.joint === "next" && isBeside(at - 1); at--) beside += 1;
  for (let at = to; words[at]?.joint === "next" && isBeside(at); at++) beside += 1;
  const told = (to - from) * (WHOLE_NAME + 1) + says;
  return (told * 2 + Number(isOwn)) * (MAX_BESIDE + 1) + beside;
}
