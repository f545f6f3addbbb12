import { problem } from "#domain/form/field-problems";
import type { Language } from "#domain/language/languages";
import { AMOUNT_PROBLEMS } from "#domain/line/ingredient-lines-schema";
import type { Row } from "#domain/line/row";
import { isSameMeasure } from "#domain/line/with-row";
import { type AmountProblem, parseAmount } from "#domain/measures/amount";
import { MAX_INGREDIENT_NAME, MAX_LINE_TEXT } from "#domain/recipe/recipe";
import { countCharacters } from "#domain/text/text";
import { readTypedMeasure } from "#reader/lines/parts/typed-measure";
import { type ChangedLine, isTooLong } from "./row-words";

/** What is wrong with the boxes that the cook changed. */
export function findRowProblem(
  { row, base, words }: ChangedLine,
  language: Language,
): { box: keyof Row; problem: string } | undefined {
  if (!row) return undefined;
  const isMeasureKept = base !== undefined && isSameMeasure(base, row);
  const amount = isMeasureKept ? undefined : findAmountProblem(row, language);
  if (amount) return { box: "amount", problem: AMOUNT_PROBLEMS[amount] };
  if (row.name !== base?.name && countCharacters(row.name) > MAX_INGREDIENT_NAME)
    return { box: "name", problem: problem.atMost(MAX_INGREDIENT_NAME) };
  return isTooLong(words)
    ? { box: "complement", problem: problem.atMost(MAX_LINE_TEXT) }
    : undefined;
}

/** A measure in words overrides the unit next to it; "3-4" has none, so that no unit goes with it. */
function findAmountProblem(
  { amount, unit, name }: Row,
  language: Language,
): AmountProblem | undefined {
  if (amount === "") return undefined;
  const number = parseAmount(amount);
  if (!("problem" in number)) return undefined;
  const read = number.problem === "unreadable" ? readTypedMeasure(amount, name, language) : number;
  if ("problem" in read) return read.problem;
  return read.hasUnit || unit === "NONE" || unit === "UNIT" ? undefined : "unreadable";
}
