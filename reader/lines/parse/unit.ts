import { isLocale } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import type { Span, Unit } from "#domain/line/line";
import type { Measure } from "#domain/measures/measures";
import { keyAt, type Line } from "../tokens";
import { getUnitForms } from "../units/unit-forms";
import { spanBetween } from "./number";

export function buildUnit(line: Line, from: number, to: number, key: string): Unit {
  let start = from;
  while (start < to - 1 && /^[-'’]$/.test(keyAt(line, start))) start += 1;
  const isPointed = keyAt(line, to) === "." && line.tokens[to]?.spaced === false;
  const span = spanBetween(line, start, isPointed ? to + 1 : to);
  if (isInvariable(line, span)) return { span, key };
  const forms = getUnitForms(line.text.slice(...span));
  return { span, key, ...(forms && { forms }) };
}

/** "2-pound", "clove(s)": written for any number. */
export function isInvariable({ text }: Line, [start, end]: Span): boolean {
  return text[start - 1] === "-" || /^\((?:s|x|es)\)/i.test(text.slice(end));
}

/** In French the adjective agrees with the unit that it precedes: "2 belles poignées". */
export function buildCountedUnit(
  line: Line,
  numberEnd: number,
  { at, end, measure }: { at: number; end: number; measure: Measure },
): Unit {
  const unit = buildUnit(line, at, end, measure.key);
  const words = line.text.slice(line.tokens[numberEnd]?.start, unit.span[1]);
  const isPhrase = at > numberEnd && /^[\p{L}\p{M} ]+$/u.test(words);
  const forms =
    isPhrase && isLocale(line.language) ? getNounForms(words, line.language) : undefined;
  const start = line.tokens[numberEnd]?.start ?? unit.span[0];
  return forms ? { ...unit, span: [start, unit.span[1]], forms } : unit;
}
