import { type Amount, createAmount, parseAmount } from "./amount";

/** "24", "24 cm", "20 × 30", "20 cm x 30 cm". */
const TIN = /^([\d.,½¼¾/ ]{1,12})([^\dx×*]{0,8})(?:[x×*]([\d.,½¼¾/ ]{1,12})([^\dx×*]{0,8}))?$/i;
/** π/4, the part of its square that a circle fills, as Archimedes bounded it: 11/14. */
const CIRCLE: Amount = { numerator: 11, denominator: 14 };
const MAX_LENGTH = 200;

interface Tin {
  area: Amount;
  unit: string;
}

/**
 * How much more of a flat cake fills another tin of the same height: 36/25 from 20 to 24 cm. One
 * length is the diameter of a round tin, two are the sides of a rectangular one. Undefined if a
 * text is no tin, or if they are in different units.
 */
export function findTinRatio(from: string, to: string): Amount | undefined {
  const [own, other] = [readTin(from), readTin(to)];
  if (!own || !other || (own.unit && other.unit && own.unit !== other.unit)) return undefined;
  return createAmount(
    other.area.numerator * own.area.denominator,
    other.area.denominator * own.area.numerator,
  );
}

function readTin(text: string): Tin | undefined {
  const [, first, unit = "", second, secondUnit = ""] = TIN.exec(text.trim()) ?? [];
  const [length, width] = [readLength(first), readLength(second ?? first)];
  if (!length || !width) return undefined;
  const shape = second === undefined ? CIRCLE : { numerator: 1, denominator: 1 };
  const area = [length, width, shape].reduce((whole, { numerator, denominator }) =>
    createAmount(whole.numerator * numerator, whole.denominator * denominator),
  );
  return { area, unit: (unit.trim() || secondUnit.trim()).toLowerCase() };
}

function readLength(text: string | undefined): Amount | undefined {
  const amount = parseAmount(text ?? "");
  if ("problem" in amount) return undefined;
  return amount.numerator <= MAX_LENGTH * amount.denominator ? amount : undefined;
}
