import type { PageWarning } from "#domain/import/import";
import { foldedKey } from "#domain/text/text";
import { isMarkedHeading } from "../marked-heading";
import type { ParsedRecipe } from "../parsed-recipe";
import { buildFoldedPattern } from "../phrases";
import { isLine, measureTraits } from "./candidates/list-choice";
import { getMentionShare } from "./candidates/mentions";
import { toLineText } from "./candidates/merge-candidates";
import { isRepeated } from "./candidates/method-choice";
import { mayRepeatMeasures } from "./text/other-measures";

const MIN_LINES = 3;
const MAX_MEASURED = 0.2;
const MAX_REPEATED = 0.3;
const MAX_KNOWN = 0.7;
/** A shorter method ("Blend all.") need not mention the foods, unless there are many. */
const MIN_METHOD = 250;
const MANY_LINES = 12;
const MIN_SPOKEN = 0.25;

export function addWarnings(
  recipe: ParsedRecipe,
  shown: ParsedRecipe[] = [],
  isGuessed = false,
): ParsedRecipe {
  const lines = recipe.ingredients.map(toLineText).filter(isLine);
  const most = Math.max(0, ...shown.map((each) => countShown(each, lines)));
  const steps = recipe.steps.filter((step) => !isMarkedHeading(step));
  const guessed = isGuessed ? [{ kind: "guessed" } as const] : [];
  const doubts = [
    ...guessed,
    ...findListWarnings(lines, most),
    ...findMethodWarnings(steps, lines),
  ];
  return doubts.length > 0 ? { ...recipe, doubts } : recipe;
}

function countShown({ ingredients, steps }: ParsedRecipe, known: string[]): number {
  const lines = ingredients.map(toLineText).filter((line) => /^\p{N}/u.test(line));
  const { count, repeated, bare } = measureTraits(lines);
  const isList = repeated === 0 && bare === 0 && getMentionShare(lines, steps) > MIN_SHOWN;
  return isList && getMentionShare(known, lines) > MIN_SHOWN ? count : 0;
}

const MIN_SHOWN = 0.6;

function findListWarnings(lines: string[], shown: number): PageWarning[] {
  if (lines.length === 0) return [{ kind: "noIngredients" }];
  const { count, measured, repeated } = measureTraits(lines);
  const isFew = shown - count >= MIN_LINES && count < shown * MAX_KNOWN;
  const isBare = count >= MIN_LINES && measured < MAX_MEASURED && !lines.some(isUnspaced);
  return [
    ...(isFew ? [{ kind: "fewLines", lines: count, shown } as const] : []),
    ...(repeated > MAX_REPEATED ? [{ kind: "twice" } as const] : []),
    ...(mayRepeatMeasures(lines) ? [{ kind: "otherMeasures" } as const] : []),
    ...(isBare ? [{ kind: "noAmounts" } as const] : []),
  ];
}

function findMethodWarnings(steps: string[], lines: string[]): PageWarning[] {
  if (steps.length === 0) return [{ kind: "noSteps" }];
  const said = steps.join("\n");
  const isLong = lines.length >= MANY_LINES || said.length >= MIN_METHOD;
  const isCompared = lines.length >= MIN_LINES && isLong && !isUnspaced(said);
  const isOther = isCompared && getMentionShare(lines, steps) < MIN_SPOKEN;
  return [
    ...(isOther ? [{ kind: "otherWords" } as const] : []),
    ...(steps.some(isSiteTalk) ? [{ kind: "siteWords" } as const] : []),
    ...(LATE.test(steps[0] ?? "") ? [{ kind: "lateStart" } as const] : []),
    ...(isRepeated(steps) ? [{ kind: "repeated" } as const] : []),
  ];
}

/** A method without its first numbers keeps the others. */
const LATE = /^\D{0,12}(?:[2-9]|\d\d)\s?[.):](?!\d)/;

function isSiteTalk(step: string): boolean {
  return SITE_TALK.test(foldedKey(step.slice(0, MAX_TALK)));
}

const MAX_TALK = 1_000;
const SITE_TALK = new RegExp(`(?<!\\p{L})${buildFoldedPattern("site talk")}(?!\\p{L})`, "u");

function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
