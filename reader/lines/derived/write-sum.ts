import { isLocale } from "#domain/language/locales";
import { cutLine } from "#domain/line/cut-line";
import type { Line, Term } from "#domain/line/line";
import { isMany, type Piece, scalePieces } from "#domain/line/scaled-pieces";
import { type Amount, createAmount, formatAmount, scaleAmount } from "#domain/measures/amount";
import type { Sum } from "#domain/shopping/sum-lines";
import { getMeasureName } from "../units/measure-names";

/** A stretch of text; an amount is shown in bold. */
export interface SumPart {
  text: string;
  isAmount: boolean;
}

/** From a kilogram or litre on, an amount is told in them. */
const LARGE = new Map([
  ["gram", { key: "kilogram", size: 1000 }],
  ["kilogram", { key: "kilogram", size: 1 }],
  ["millilitre", { key: "litre", size: 1000 }],
  ["centilitre", { key: "litre", size: 100 }],
  ["decilitre", { key: "litre", size: 10 }],
  ["litre", { key: "litre", size: 1 }],
]);
const HUNDREDTHS = 100;
const NUMBER = /^[≈\s\d.,/\p{No}]*[\d\p{No}]/u;

/** The words of a sum with its amount: "1.2 kg", "3–4 onions". */
export function writeSum({ line, ratio, least }: Sum): SumPart[] {
  const { language } = line.parse;
  return cutLine(line).map(([mark, pieces]) => {
    const write = (times: Amount) => scalePieces(pieces, { ratio: times, language });
    if (mark !== "a") return { text: write(ratio), isAmount: false };
    const [low, high = ""] = [least, ratio].map(
      (times) => times && (writeLarge(line, pieces, times) ?? write(times)),
    );
    return { text: low === undefined ? high : joinRange(line, low, high), isAmount: true };
  });
}

/** "2–3 tbsp": the unit once. */
function joinRange(line: Line, low: string, high: string): string {
  if (low === high) return high;
  const { forms, spoons = [] } = findTerms(line).at(-1)?.unit ?? {};
  const [number = "", most = ""] = [low, high].map((text) => NUMBER.exec(text)?.[0]);
  const [unit, mostUnit] = [low.slice(number.length).trim(), high.slice(most.length).trim()];
  const areForms = [...spoons, forms].some(
    (each) => each?.includes(unit) && each.includes(mostUnit),
  );
  return `${unit === mostUnit || areForms ? number : low}–${high}`;
}

/** To hundredths: "1.25 kg" for 1,252 g; undefined for less than one, and for other units. */
function writeLarge(line: Line, pieces: Piece[], ratio: Amount): string | undefined {
  const { language } = line.parse;
  const [term, more] = findTerms(line);
  const large = LARGE.get(term?.unit?.key ?? "");
  if (!term || more || !large || !isLocale(language)) return undefined;
  const exact = scaleAmount(term.value, ratio);
  const value = exact.numerator / exact.denominator / large.size;
  if (value < 1) return undefined;
  const shown = createAmount(Math.round(value * HUNDREDTHS), HUNDREDTHS);
  if (large.size === 1) {
    if (ratio.numerator === ratio.denominator) return undefined;
    // The cook's own word for the unit.
    const { numerator, denominator } = term.value;
    const times = scaleAmount(shown, { numerator: denominator, denominator: numerator });
    return scalePieces(pieces, { ratio: times, language, isExact: true });
  }
  const name = getMeasureName(large.key, language)?.[isMany(shown, language) ? 1 : 0];
  return name && `${formatAmount(shown, "GRAM", language)} ${name}`;
}

function findTerms({ parse }: Line): Term[] {
  return parse.quantities.find(({ role }) => role === "amount")?.terms ?? [];
}
