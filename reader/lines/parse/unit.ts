import { isLocale, type Locale } from "#domain/language/locales";
import { getNounForms } from "#domain/language/noun-forms";
import { getWordForms } from "#domain/language/word-forms";
import type { Forms, Span, Unit } from "#domain/line/line";
import { MEASURES, type Measure } from "#domain/measures/measures";
import { keyAt, type Line } from "../tokens";
import { FILLED_AFTER, OF } from "../units/measure-words";
import { COUNTED, isAdjective } from "../units/unit-core";
import { getUnitForms } from "../units/unit-forms";
import { getRows } from "../vocabulary";
import { spanBetween } from "./number";

const INVARIABLE = new Set(getRows("invariable adjective").map(({ word }) => word));

export function buildUnit(line: Line, from: number, to: number, key: string): Unit {
  let start = from;
  while (start < to - 1 && /^[-'’]$/.test(keyAt(line, start))) start += 1;
  const isPointed = keyAt(line, to) === "." && line.tokens[to]?.spaced === false;
  const span = spanBetween(line, start, isPointed ? to + 1 : to);
  if (isInvariable(line, span)) return { span, key };
  const forms = getUnitForms(line.text.slice(...span));
  return { span, key, ...(forms && { forms }) };
}

/** "2 cuillères à café rases", "1 tranche épaisse": an adjective behind a unit agrees with it. */
export function withAdjectives(line: Line, unit: Unit, at: number): { unit: Unit; end: number } {
  const { language, tokens } = line;
  let end = at;
  const kind = MEASURES.get(unit.key)?.kind ?? "";
  const isBeside = (index: number) =>
    (kind !== "weight" && kind !== "volume" && FILLED_AFTER.has(keyAt(line, index))) ||
    (COUNTED.includes(kind) && isAdjective(tokens[index]?.text ?? ""));
  while (isBeside(end)) end += 1;
  const isLast = OF.has(keyAt(line, end)) || !/^\p{L}/u.test(keyAt(line, end));
  const isBehind = end > at && isLast && isLocale(language) && HAS_ADJECTIVES_BEHIND[language];
  if (!isBehind || isInvariable(line, unit.span)) return { unit, end: at };
  const span = [unit.span[0], tokens[end - 1]?.end ?? unit.span[1]] as const;
  const written = line.text.slice(...unit.span);
  const adjectives = inflectWords(line.text.slice(unit.span[1], span[1]), language);
  if (!adjectives) return { unit, end: at };
  const [one, many] = unit.forms ?? [written, written];
  return { unit: { ...unit, span, forms: [one + adjectives[0], many + adjectives[1]] }, end };
}

const HAS_ADJECTIVES_BEHIND: Record<Locale, boolean> = { en: false, fr: true };

function inflectWords(text: string, locale: Locale): Forms | undefined {
  const forms = text.split(/(?<=\s)/).map((word) => {
    const said = word.trim();
    if (said === "" || INVARIABLE.has(said.toLowerCase())) return [word, word] as const;
    const both = getWordForms(said, locale);
    return both?.map((form) => word.replace(said, form));
  });
  if (forms.includes(undefined)) return undefined;
  const join = (at: number) => forms.map((each) => each?.[at] ?? "").join("");
  return [join(0), join(1)];
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
