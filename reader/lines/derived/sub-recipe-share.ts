import { getFoldedWords } from "#domain/language/vocabulary/vocabulary";
import type { Line, Quantity } from "#domain/line/line";
import { isWeight, listTotals } from "#domain/line/list-measures";
import { countQuantity } from "#domain/line/measure-quantity";
import type { Amount } from "#domain/measures/amount";
import { decimal, divide, multiply, type Rational, rational } from "#domain/measures/rational";
import { UNIT_KIND, UNIT_SIZE, type Unit } from "#domain/measures/units";
import { foldedKey } from "#domain/text/text";

const SERVINGS = getFoldedWords("servings");
const WHOLE = getFoldedWords("whole recipe");
const ONCE = rational(1);

interface SubRecipeLine {
  /** Undefined for a line kept as parts only. */
  line?: Line | undefined;
  amount: Amount | null;
  unit: Unit;
}

interface UsedRecipe {
  /** Its servings. */
  yield: number | null;
  /** What all of it weighs in grams, if that is known. */
  weigh(): Rational | null;
}

/**
 * How often a line makes the recipe that it stands for: "2 portions" of one for eight is a quarter,
 * "250 g" of one of 500 g is a half, and without an amount it is made once. Null if unknown.
 */
export function findSubRecipeShare(
  { line, amount, unit }: SubRecipeLine,
  used: UsedRecipe,
): Rational | null {
  if (line?.parse.doubt) return null;
  const lead = line?.parse.quantities.find(({ role }) => role === "amount");
  if (line && lead) return shareQuantity(line, lead, used);
  if (!amount) return ONCE;
  const count = rational(amount.numerator, amount.denominator);
  if (unit === "NONE" || unit === "UNIT") return count;
  if (UNIT_KIND[unit] !== "weight") return null;
  return shareWeight(multiply(count, decimal(UNIT_SIZE[unit as keyof typeof UNIT_SIZE])), used);
}

function shareQuantity(line: Line, lead: Quantity, used: UsedRecipe): Rational | null {
  const weight = listTotals(line, lead, false).find(isWeight);
  if (weight) return shareWeight(weight.grams, used);
  const count = countQuantity(lead);
  const span = lead.terms.at(-1)?.unit?.span ?? lead.noun?.span;
  if (!count) return null;
  const counted = span && foldedKey(line.words.slice(...span));
  if (counted === undefined || WHOLE.has(counted)) return count;
  if (SERVINGS.has(counted)) return used.yield === null ? null : shareServings(count, used.yield);
  // "2 pies" counts the recipe itself; "2 slices of pie" does not.
  return lead.terms.at(-1)?.unit === undefined ? count : null;
}

function shareServings(count: Rational, servings: number): Rational {
  return divide(count, rational(servings));
}

function shareWeight(grams: Rational, used: UsedRecipe): Rational | null {
  const whole = used.weigh();
  return whole && whole.numerator > 0n ? divide(grams, whole) : null;
}
