import { isScaled } from "#domain/line/cut-line";
import type { Line } from "#domain/line/line";
import { type Amount, scaleAmount } from "#domain/measures/amount";
import type { Sum } from "#domain/shopping/sum-lines";
import { convertLine } from "./convert-line";
import type { Food } from "./convert-quantity";
import type { System } from "./kitchen-units";

const ONCE = { numerator: 1, denominator: 1 };

/**
 * The sum in metric or US measures. All that is wanted is converted at once, so that its unit and
 * its rounding are those of the whole: 2 1/4 lb, not 35 oz.
 */
export function convertSum(sum: Sum, system: System, food: Food): Sum {
  const { ratio, least } = sum;
  const whole = convertLine(multiplyValues(sum.line, ratio), system, food);
  const { quantities, converted = [] } = whole.parse;
  const isWhole =
    converted.length > 0 &&
    quantities.every((quantity, at) => !isScaled(quantity) || converted.includes(at));
  if (!isWhole) return { ...sum, line: convertLine(sum.line, system, food) };
  const { numerator, denominator } = ratio;
  const part = least && scaleAmount(least, { numerator: denominator, denominator: numerator });
  return { ...sum, line: whole, ratio: ONCE, ...(part && { least: part }) };
}

/** The words stay. */
function multiplyValues({ words, parse }: Line, ratio: Amount): Line {
  const quantities = parse.quantities.map((quantity) => {
    if (!isScaled(quantity)) return quantity;
    const terms = quantity.terms.map((term) => ({
      ...term,
      value: scaleAmount(term.value, ratio),
    }));
    return { ...quantity, terms };
  });
  return { words, parse: { ...parse, quantities } };
}
