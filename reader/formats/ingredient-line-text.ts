import { oneLine } from "./plain-markdown";
import { jsonText } from "./untyped-json";

export interface LineParts {
  quantity: unknown;
  unit: string;
  name: string;
  note: string;
}

/** The parts as a cook would write them: "2 1/2 cups flour, sifted"; "" where there are none. */
export function ingredientLineText({ quantity, unit, name, note }: LineParts): string {
  const figure = figureOf(quantity, unit);
  const measured = [figure, unit, name || note].map(oneLine).filter(Boolean).join(" ");
  return name && note ? `${measured}, ${oneLine(note)}` : measured;
}

const METRIC =
  /^(?:[mkcd]?(?:g|l)|(?:milli|kilo|centi|d[eé]ci)?(?:gramm?e?s?|lit(?:er|re)s?)|gr|grs|kgs?|mls?)\.?$/i;
const MOST_DECIMALS = 3;

/** Nothing for 0, which programs write for "none". */
function figureOf(quantity: unknown, unit: string): string {
  const number =
    typeof quantity === "string" && quantity.trim() !== "" ? Number(quantity) : quantity;
  if (typeof number !== "number" || !Number.isFinite(number)) return jsonText(quantity);
  if (number <= 0) return "";
  const fraction = METRIC.test(unit.trim()) ? undefined : fractionOf(number);
  return fraction ?? decimalsOf(number);
}

const DENOMINATORS = [2, 3, 4, 6, 8, 16];

/** "1 1/3" for 1.333; undefined where a number is none of the fractions that cooks measure in. */
function fractionOf(number: number): string | undefined {
  const whole = Math.floor(number);
  const rest = number - whole;
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round(rest * denominator);
    if (numerator === 0 || numerator === denominator) continue;
    if (!isWrittenAs(rest, numerator / denominator)) continue;
    return [whole || "", `${numerator}/${denominator}`].filter(Boolean).join(" ");
  }
  return undefined;
}

function isWrittenAs(number: number, fraction: number): boolean {
  if (Math.abs(number - fraction) < 1e-9) return true;
  const endless = fraction * 16 !== Math.round(fraction * 16);
  return (
    endless && [2, 3, 4].some((decimals) => Math.abs(number - rounded(fraction, decimals)) < 1e-9)
  );
}

function decimalsOf(number: number): string {
  return String(rounded(number, MOST_DECIMALS) || number);
}

function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals;
}
