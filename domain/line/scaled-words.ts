import { type Amount, formatAmount, scaleAmount } from "../measures/amount";
import { toLargestMeasure } from "../measures/convert-measures";
import type { Unit } from "../measures/units";
import { scaledFigure } from "./amount-shown";

export interface Measure {
  start: number;
  end: number;
  amount: Amount;
  isMetric: boolean;
  isCounted?: boolean;
  /** As written, with the space before it. */
  unit: string;
  forms?: readonly [one: string, many: string];
  /** For a spoon or cup: its size (see `toLargestMeasure`) and the spelling of each size. */
  spoons?: { size: number; forms: (readonly [one: string, many: string])[] };
}

/** What scales in a line's text; `lead` is where the leading measure ends. */
export interface LineMeasures {
  lead: number;
  measures: Measure[];
}

interface CooksWords extends LineMeasures {
  text: string;
  amount: Amount | null;
}

/** Splits a text after its measure: "4 cups", " plain flour". `exact` is the unrounded measure. */
export function scaledWords(
  { text, amount, lead, measures }: CooksWords,
  ratio: Amount,
  locale: string,
): { measure: string; rest: string; exact?: string } {
  if (ratio.numerator === ratio.denominator)
    return { measure: text.slice(0, lead), rest: text.slice(lead) };
  if (amount !== null && measures.length === 0)
    return { measure: `${scaledFigure(ratio, "CUP", locale)} ×`, rest: ` ${text}` };
  const between = (from: number, to: number) => {
    let [shown, at] = ["", from];
    for (const each of measures) {
      if (each.start < from || each.end > to) continue;
      shown += text.slice(at, each.start) + scaledMeasure(each, ratio, locale);
      at = each.end;
    }
    return shown + text.slice(at, to);
  };
  const measure = between(0, lead);
  const [first] = measures;
  const exact = first && formatAmount(scaleAmount(first.amount, ratio), pickUnit(first), locale);
  return { measure, rest: between(lead, text.length), exact: exact && exact + first.unit };
}

function scaledMeasure(measure: Measure, ratio: Amount, locale: string): string {
  const { amount, unit, spoons } = measure;
  const exact = scaleAmount(amount, ratio);
  const size = spoons?.size ?? 0;
  const held = spoons
    ? toLargestMeasure(exact, size, spoons.forms.length)
    : { amount: exact, size };
  const figure = scaledFigure(held.amount, pickUnit(measure), locale);
  const forms = spoons?.forms[held.size] ?? measure.forms;
  const isPlural = isMany(held.amount, locale);
  if (!forms || (isMany(amount, locale) === isPlural && held.size === size)) return figure + unit;
  return figure + unit.slice(0, unit.search(/\S/)) + forms[isPlural ? 1 : 0];
}

function pickUnit({ isMetric, isCounted }: Measure): Unit {
  if (isMetric) return "GRAM";
  return isCounted ? "UNIT" : "CUP";
}

/** French uses the plural from 2; above 1, English has "1 1/2 cups". */
function isMany({ numerator, denominator }: Amount, locale: string): boolean {
  const value = numerator / denominator;
  return value > 1 && new Intl.PluralRules(locale).select(value) !== "one";
}
