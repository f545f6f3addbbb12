import type { Language } from "../language/languages";
import { type Amount, createAmount, formatAmount, scaleAmount } from "../measures/amount";
import { toLargestMeasure } from "../measures/convert-measures";
import { pluralRules } from "../text/cached-formats";
import { formatLike, type NumberKind } from "./figure-style";
import type { Forms } from "./line";

/** What is converted is rounded to multiples of `step` when it is scaled. */
export type Value = [numerator: number, denominator: number, step?: number];

/** A part of a line's words that changes with the servings; a plain text never does. */
export type Piece =
  | string
  | ["number", text: string, Value, NumberKind, before: string, after: string]
  /** The text is kept while the number stays one, or many. */
  | ["noun", text: string, Value, Forms]
  | ["unit", text: string, Value, Forms]
  | ["spoon", text: string, Value, gap: string, size: number, readonly Forms[]]
  /** The second half of a number told in two. */
  | ["dropped", text: string]
  /** The "de" of "2/3 de tasse". */
  | ["link", text: string, Value]
  | ["implied", text: "", Value, NumberKind, after: string]
  /** "2 lb 8 oz": so many of the small unit make a large one. */
  | [
      "sum",
      text: string,
      each: number,
      large: Piece[],
      Value,
      joint: string,
      small: Piece[],
      Value,
    ];

const LEAST_STEPS = 8;

interface Scaling {
  ratio: Amount;
  language: Language;
  /** Amounts are not rounded. */
  isExact?: boolean;
}

export function scalePieces(pieces: Piece[], scaling: Scaling): string {
  return pieces.map((piece) => scalePiece(piece, scaling)).join("");
}

function scalePiece(piece: Piece, scaling: Scaling): string {
  const { ratio, language, isExact } = scaling;
  if (typeof piece === "string") return piece;
  if (ratio.numerator === ratio.denominator) return piece[1];
  const format = (text: string, value: Amount, kind: NumberKind) =>
    isExact ? formatAmount(value, kind, language) : formatLike(text, value, kind, language);
  switch (piece[0]) {
    case "number": {
      const [, text, value, kind, before, after] = piece;
      const amount = times(value, ratio);
      return before + format(text, isExact ? amount : toSteps(amount, value[2]), kind) + after;
    }
    case "noun":
    case "unit": {
      const [type, text, value, forms] = piece;
      const areMany = isMany(times(value, ratio), language);
      const isKept = type === "noun" && areMany === isMany(times(value), language);
      return isKept ? text : forms[areMany ? 1 : 0];
    }
    case "spoon": {
      const [, text, value, gap, size, spoons] = piece;
      const exact = times(value, ratio);
      const held = toLargestMeasure(exact, size, spoons.length);
      const word = spoons[held.size]?.[isMany(held.amount, language) ? 1 : 0];
      return `${format(text, held.amount, "CUP")}${gap}${word}`;
    }
    case "link": {
      const { numerator, denominator } = times(piece[2], ratio);
      return numerator < denominator ? piece[1] : "";
    }
    case "implied":
      return format("", times(piece[2], ratio), piece[3]) + piece[4];
    case "sum":
      return scaleSum(piece, scaling);
    default:
      return "";
  }
}

/** `step` is whole or a quarter; little amounts stay finer. */
function toSteps(amount: Amount, step?: number): Amount {
  const steps = step ? Math.round(amount.numerator / amount.denominator / step) : 0;
  return step && steps >= LEAST_STEPS ? createAmount(steps * step * 4, 4) : amount;
}

function scaleSum(
  [, , each, large, largeValue, joint, small, smallValue]: Extract<Piece, ["sum", ...unknown[]]>,
  scaling: Scaling,
): string {
  const [one, other] = [times(largeValue), times(smallValue)];
  const total = scaleAmount(
    createAmount(
      one.numerator * each * other.denominator + other.numerator * one.denominator,
      one.denominator * other.denominator,
    ),
    scaling.ratio,
  );
  const wholes = Math.floor(total.numerator / total.denominator / each);
  const rest = createAmount(total.numerator - wholes * each * total.denominator, total.denominator);
  const write = (pieces: Piece[], amount: Amount, { numerator, denominator }: Amount) => {
    const ratio = scaleAmount(amount, { numerator: denominator, denominator: numerator });
    return scalePieces(pieces, { ...scaling, ratio });
  };
  const parts = [
    wholes > 0 ? write(large, createAmount(wholes, 1), one) : "",
    rest.numerator > 0 ? write(small, rest, other) : "",
  ];
  return parts.filter(Boolean).join(joint);
}

function times([numerator, denominator]: Value, ratio?: Amount): Amount {
  const amount = { numerator, denominator };
  return ratio ? scaleAmount(amount, ratio) : amount;
}

/** French uses the plural from 2; above 1, English has "1 1/2 cups". */
export function isMany({ numerator, denominator }: Amount, language: Language): boolean {
  const value = numerator / denominator;
  return value > 1 && pluralRules(language).select(value) !== "one";
}
