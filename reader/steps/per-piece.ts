import type { Locale } from "#domain/language/locales";
import type { Span } from "#domain/line/line";
import { MORE } from "../lines/units/measure-words";
import { STEP_WORDS } from "./step-vocabulary";

const SENTENCE_END = /[.!?]\s+(?=[^\p{Ll}])|\n/gu;
const CLAUSE_END = /[,;:]/;
const AND = new RegExp(String.raw`(?<!\p{L})(?:${[...MORE].join("|")})(?!\p{L})`, "iu");

/** "same": the amount is of one piece; "apart": another part of the sentence may say so. */
export type PerPiece = "same" | "apart" | "none";

/** Finds whether an amount is of one piece, person or time: "2 tbsp on each half". */
export function createPerPieceFinder(step: string, locale: Locale): (span: Span) => PerPiece {
  const { perPiece, notPerPiece } = STEP_WORDS[locale];
  const masked = step.replace(notPerPiece, (found) => " ".repeat(found.length));
  const words = [...masked.matchAll(perPiece)].map(({ 0: word, index }) => [
    index,
    index + word.length,
  ]) as [number, number][];
  const ends = [...step.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  return ([start, end]) => {
    const from = ends.findLast((at) => at <= start) ?? 0;
    const to = ends.find((at) => at >= end) ?? step.length;
    const near = words.filter((word) => word[0] >= from && word[1] <= to);
    if (near.length === 0) return "none";
    const isSame = near.some((word) =>
      word[1] <= start
        ? !AND.test(step.slice(word[1], start))
        : word[0] < end || !isParted(step.slice(end, word[0])),
    );
    return isSame ? "same" : "apart";
  };
}

function isParted(between: string): boolean {
  return CLAUSE_END.test(between) || AND.test(between);
}
