import { type Amount, formatAmount, scaleAmount } from "./amount";
import { shownAmount } from "./amount-shown";

/** A figure in a line's words, with the unit that follows it. */
export interface Measure {
  start: number;
  end: number;
  amount: Amount;
  /** Of these a scale or a jug shows decimals. */
  isMetric: boolean;
  /** As it is written, with the space before it. */
  unit: string;
  /** For one and for many, where they differ. */
  forms?: readonly [one: string, many: string];
}

/** What is scaled in a line's words; `lead` is where the measure that they begin with ends. */
export interface LineMeasures {
  lead: number;
  measures: Measure[];
}

interface CooksWords extends LineMeasures {
  text: string;
  amount: Amount | null;
}

const ONE: Amount = { numerator: 1, denominator: 1 };

/** A line's words, parted where its measure ends: "4 cups" and " plain flour, sifted". */
export function scaledWords(
  { text, amount, lead, measures }: CooksWords,
  ratio: Amount,
  locale: string,
): { measure: string; rest: string } {
  const isScaled = ratio.numerator !== ratio.denominator;
  if (isScaled && amount !== null && measures.length === 0)
    return { measure: `${scaledFigure(ONE, false, ratio, locale)} ×`, rest: ` ${text}` };
  const between = (from: number, to: number) => {
    const inside = measures.filter(({ start, end }) => isScaled && start >= from && end <= to);
    const ends = [from, ...inside.map(({ end }) => end)];
    const texts = inside.map(
      (each, place) => text.slice(ends[place], each.start) + scaledMeasure(each, ratio, locale),
    );
    return texts.join("") + text.slice(ends.at(-1), to);
  };
  return { measure: between(0, lead), rest: between(lead, text.length) };
}

function scaledMeasure(
  { amount, isMetric, unit, forms }: Measure,
  ratio: Amount,
  locale: string,
): string {
  const figure = scaledFigure(amount, isMetric, ratio, locale);
  const [was, is] = [isMany(amount, locale), isMany(scaleAmount(amount, ratio), locale)];
  if (!forms || was === is) return figure + unit;
  return figure + (/^\s/.exec(unit)?.[0] ?? "") + forms[is ? 1 : 0];
}

function scaledFigure(amount: Amount, isMetric: boolean, ratio: Amount, locale: string): string {
  const unit = isMetric ? "GRAM" : "CUP";
  return formatAmount(shownAmount(amount, unit, ratio), unit, locale);
}

/** French counts in plurals from two on, English from more than one on. */
function isMany({ numerator, denominator }: Amount, locale: string): boolean {
  return locale.startsWith("fr") ? numerator >= 2 * denominator : numerator > denominator;
}
