import type { Amount } from "../measures/amount";
import { formatAmount } from "../measures/amount";
import { isMetricKey } from "./figure-style";
import type { Line, Quantity, Span } from "./line";
import { scaleLine } from "./scale-line";

/** A part of a line's words as a page shows it. */
export interface LinePiece {
  text: string;
  isAmount: boolean;
  isFood: boolean;
  isForeign: boolean;
}

/** The words for `ratio` times the servings, cut where the page changes their look. */
export function cutLine(line: Line, ratio: Amount): { pieces: LinePiece[]; exact?: string } {
  const scaled = scaleLine(line, ratio);
  const { words, parse } = scaled;
  const amount = parse.quantities.find(({ role }) => role === "amount");
  const bold = amount ? spanQuantity(amount) : spanPrefix(line, scaled);
  const spans = { amount: bold, food: parse.foods[0], foreign: parse.foreign ?? [] };
  const ends = [bold, spans.food, ...spans.foreign].flatMap((span) => span ?? []);
  const cuts = [...new Set([0, ...ends, words.length])].sort((a, b) => a - b);
  const pieces = cuts.slice(1).map((end, at): LinePiece => {
    const piece = [cuts[at] ?? 0, end] as const;
    return {
      text: words.slice(...piece),
      isAmount: contains(bold, piece),
      isFood: contains(spans.food, piece) && !contains(bold, piece),
      isForeign: spans.foreign.some((span) => contains(span, piece)),
    };
  });
  const isScaled = ratio.numerator !== ratio.denominator;
  return { pieces, ...(isScaled && amount && { exact: formatExact(scaled, amount) }) };
}

function spanQuantity({ terms }: Quantity): Span {
  const ends = terms.flatMap(({ spans, unit }) => [...spans.flat(), ...(unit?.span ?? [])]);
  return [Math.min(...ends), Math.max(...ends)];
}

/** The "2 ×" before a line that is not understood. */
function spanPrefix(line: Line, scaled: Line): Span | undefined {
  const length = scaled.words.length - line.words.length;
  return length > 0 ? [0, length] : undefined;
}

function contains(span: Span | undefined, [start, end]: Span): boolean {
  return span !== undefined && span[0] <= start && end <= span[1];
}

/** The amount before it is rounded. */
function formatExact({ words, parse }: Line, { terms }: Quantity): string {
  return terms
    .map(({ value, unit }) => {
      const figure = formatAmount(value, isMetricKey(unit?.key) ? "GRAM" : "CUP", parse.language);
      return unit ? `${figure} ${words.slice(...unit.span)}` : figure;
    })
    .join(" – ");
}
