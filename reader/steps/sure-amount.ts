import type { Line, Quantity } from "#domain/line/line";
import type { StepFood } from "#domain/recipe/step-ingredients";
import { toNumber } from "../lines/parse/exact-number";
import { isOpening, isWeighed } from "../lines/parse/signs";
import type { MeasureReader } from "../lines/parse/types";
import { type FoodBeside, findFoodBeside } from "./find-food";
import { isCountInList, isMeasureInList, isOneInList } from "./list-amounts";
import { endBefore, type Phrase, wordAt } from "./read-phrase";
import type { StepList } from "./step-list";
import { STEP_WORDS } from "./step-vocabulary";

type Outcome = "sure" | "kept" | "none";

/** Where the phrase of an amount ends that scales, its food included. */
export function findSureEnd(
  phrase: Phrase,
  foods: StepFood[],
  list: StepList,
  reader: MeasureReader,
): number | "kept" | "none" {
  const food = findFoodBeside(phrase, foods, list.locale);
  const outcome = isWeighed(phrase.measured.measure)
    ? judgeMeasure(phrase, food, list)
    : judgeCount(phrase, food, list);
  if (outcome !== "sure") return outcome;
  return Math.max(endBefore(phrase.line, phrase.to), findEndBehind(reader, food?.end ?? 0));
}

function judgeMeasure(phrase: Phrase, food: FoodBeside | undefined, list: StepList): Outcome {
  const { number, terms } = phrase.measured;
  const unit = terms.at(-1)?.unit?.span;
  const isLetter = unit !== undefined && unit[1] - unit[0] === 1;
  if (number.isInWords && isLetter) return "none";
  if (!food) return isArticle(phrase, list) ? "none" : "kept";
  const lines = listNamed(food, list);
  return lines.length === 0 || isMeasureInList(lines, toQuantity(phrase)) ? "sure" : "kept";
}

function judgeCount(phrase: Phrase, food: FoodBeside | undefined, list: StepList): Outcome {
  if (!food) return "none";
  const { measure, number } = phrase.measured;
  const lines = listNamed(food, list);
  const isListed =
    isArticle(phrase, list) && !measure
      ? isOneInList(lines)
      : isCountInList(lines, toQuantity(phrase));
  if (isListed) return "sure";
  const value = toNumber(number.low.value);
  const isNoCount = value < 1 || (value === 1 && number.isInWords) || measure?.kind === "informal";
  return isNoCount ? "none" : "kept";
}

function isArticle({ line, from, measured }: Phrase, { locale }: StepList): boolean {
  return STEP_WORDS[locale].articles.has(wordAt(line, from)) && measured.number.end === from + 1;
}

function listNamed(food: FoodBeside, { lines }: StepList): Line[] {
  return food.lines.flatMap((at) => lines[at] ?? []);
}

function toQuantity({ measured: { terms, join } }: Phrase): Quantity {
  return { role: "amount", terms, join };
}

/** "200 g butter (7 oz)": the same in brackets behind the food. */
function findEndBehind({ line, read }: MeasureReader, foodEnd: number): number {
  const at = line.tokens.findIndex(({ start }) => start >= foodEnd);
  if (at < 0 || !isOpening(wordAt(line, at))) return foodEnd;
  const measured = read(at + 1);
  const isClosed = measured && isWeighed(measured.measure) && wordAt(line, measured.end) === ")";
  return isClosed ? endBefore(line, measured.end + 1) : foodEnd;
}
