import type { Line, Quantity } from "#domain/line/line";
import { listSizes, listTotals } from "#domain/line/list-measures";
import { countQuantity, measureQuantity } from "#domain/line/measure-quantity";
import type { Rational } from "#domain/measures/rational";

/** A cup in the step may be a rounded weight in the list. */
const TOLERANCE = 1.06;
/** A millilitre of flour weighs half a gram. */
const MOST_MILLILITRES_PER_GRAM = 2;

/** Whether the lines together have as much of a food; a line without an amount has enough. */
export function isMeasureInList(lines: Line[], quantity: Quantity): boolean {
  const measured = measureQuantity(quantity);
  if (!measured) return false;
  const [grams, millilitres] = [toNumber(measured.grams), toNumber(measured.millilitres)];
  let [listedGrams, listedMillilitres] = [0, 0];
  for (const line of lines) {
    const measures = listMeasures(line);
    if (measures.length === 0) return true;
    listedGrams += Math.max(...measures.map((each) => toNumber(each.grams)));
    listedMillilitres += Math.max(...measures.map((each) => toNumber(each.millilitres)));
  }
  const isEnough = (amount: number, listed: number) => amount <= listed * TOLERANCE;
  if (grams > 0 && listedGrams > 0) return isEnough(grams, listedGrams);
  if (grams === 0 && listedMillilitres > 0) return isEnough(millilitres, listedMillilitres);
  if (grams > 0) return isEnough(grams, listedMillilitres * MOST_MILLILITRES_PER_GRAM);
  return isEnough(millilitres, listedGrams * MOST_MILLILITRES_PER_GRAM);
}

/** Whether a line counts its food, and has as many. */
export function isCountInList(lines: Line[], quantity: Quantity): boolean {
  const count = countQuantity(quantity);
  if (!count) return false;
  return lines.some(({ parse }) => {
    const lead = parse.quantities.find(({ role }) => role === "amount");
    const listed = lead && !lead.isImplied && countQuantity(lead);
    if (!listed || toNumber(count) > toNumber(listed)) return false;
    const [here, there] = [getCountedKey(quantity), getCountedKey(lead)];
    return here === undefined || there === undefined || here === there;
  });
}

export function isOneInList(lines: Line[]): boolean {
  return lines.some(({ parse }) => {
    const lead = parse.quantities.find(({ role }) => role === "amount");
    const listed = lead && countQuantity(lead);
    return listed !== undefined && !lead?.isImplied && toNumber(listed) === 1;
  });
}

function listMeasures(line: Line) {
  const lead = line.parse.quantities.find(({ role }) => role === "amount");
  return lead ? [...listTotals(line, lead, true), ...listSizes(line)] : [];
}

/** The keys of dozens are numbers. */
function getCountedKey({ terms }: Quantity): string | undefined {
  const key = terms.at(-1)?.unit?.key;
  return key === undefined || /^\d/.test(key) ? undefined : key;
}

function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
