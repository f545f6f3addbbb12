import type { Locale } from "#domain/language/locales";
import { isScaled } from "#domain/line/cut-line";
import type { Quantity, Span } from "#domain/line/line";
import type { StepFood } from "#domain/recipe/step-ingredients";
import { createMeasureReader } from "../lines/parse/measure";
import { parseLine } from "../lines/parse/parse-line";
import { isWeighed } from "../lines/parse/signs";
import type { MeasureReader } from "../lines/parse/types";
import { tokenizeLine } from "../lines/tokens";
import { isNoAmount } from "./no-amount";
import { createPerPieceFinder } from "./per-piece";
import { endBefore, findBefore, findStart, type Phrase, readPhrase, wordAt } from "./read-phrase";
import type { StepList } from "./step-list";
import { STEP_WORDS } from "./step-vocabulary";
import { findSureEnd } from "./sure-amount";

export interface StepAmounts {
  /** Those that scale with the recipe. */
  sure: Quantity[];
  /** Those that stay as the cook wrote them, though more servings need more. */
  kept: Span[];
}

type Judged = { quantities: Quantity[]; end: number } | "kept" | "none";

/** Against malicious steps; a real one has a dozen. */
const MAX_PHRASES = 40;

/** What of a step may be an amount, in figures or in words. */
export interface StepPhrases {
  step: string;
  reader: MeasureReader;
  phrases: Phrase[];
}

export function readPhrases(step: string, locale: Locale): StepPhrases {
  const reader = createMeasureReader(tokenizeLine(step, locale));
  const phrases: Phrase[] = [];
  for (let at = 0; at < reader.line.tokens.length && phrases.length <= MAX_PHRASES; ) {
    const phrase = readPhrase(reader, at, locale);
    const isPhrase = typeof phrase !== "number";
    if (isPhrase) phrases.push(phrase);
    at = isPhrase ? Math.max(at + 1, phrase.to) : phrase;
  }
  return { step, reader, phrases };
}

export function findStepAmounts(
  { step, reader, phrases }: StepPhrases,
  foods: StepFood[],
  list: StepList,
): StepAmounts {
  const found: StepAmounts = { sure: [], kept: [] };
  if (phrases.length === 0) return found;
  if (phrases.length > MAX_PHRASES) return { sure: [], kept: [[0, step.length]] };
  const judge = createJudge(step, foods, list);
  let from = 0;
  for (const phrase of phrases) {
    const start = findStart(reader.line, phrase.from);
    if (start < from) continue;
    const judged = judge(phrase, reader);
    if (judged === "kept") found.kept.push([start, endBefore(reader.line, phrase.to)]);
    if (typeof judged === "string") continue;
    found.sure.push(...judged.quantities);
    from = judged.end;
  }
  return found;
}

function createJudge(step: string, foods: StepFood[], list: StepList) {
  const findPerPiece = createPerPieceFinder(step, list.locale);
  return (phrase: Phrase, reader: MeasureReader): Judged => {
    const { line, from, to } = phrase;
    const perPiece = findPerPiece([findStart(line, from), endBefore(line, to)]);
    if (perPiece === "same" || isNoAmount(phrase, list.locale)) return "none";
    const end = isShared(phrase, list)
      ? findNounEnd(phrase, list.locale)
      : findSureEnd(phrase, foods, list, reader);
    if (typeof end === "string") return end;
    const quantities = readQuantities(step, [findStart(line, from), end], list.locale);
    if (!quantities && !isWeighed(phrase.measured.measure)) return "none";
    if (!quantities || perPiece === "apart") return "kept";
    return { quantities, end };
  };
}

/** "Divide into 12" where the recipe makes 12. */
function isShared({ line, measured, from }: Phrase, { locale, servings }: StepList): boolean {
  const { divide, among, joints } = STEP_WORDS[locale];
  const { number, measure, terms } = measured;
  if (isWeighed(measure) || number.high || servings === null || servings === 1) return false;
  const value = terms[0]?.value;
  if (value?.denominator !== 1 || value.numerator !== servings) return false;
  let at = findBefore(line, from);
  if (joints.has(wordAt(line, at)) && !among.has(wordAt(line, at))) at -= 1;
  if (!among.has(wordAt(line, at))) return false;
  while (at >= 0 && !/^[.,;:!?]$/.test(wordAt(line, at)) && !divide.has(wordAt(line, at))) at -= 1;
  return at >= 0 && divide.has(wordAt(line, at));
}

function findNounEnd({ line, to }: Phrase, locale: Locale): number {
  const { stops, joints } = STEP_WORDS[locale];
  let at = to;
  const isNoun = (word: string) => /^\p{L}/u.test(word) && !stops.has(word) && !joints.has(word);
  while (isNoun(wordAt(line, at))) at += 1;
  return endBefore(line, at);
}

function readQuantities(step: string, [start, end]: Span, locale: Locale): Quantity[] | undefined {
  const { quantities, doubt } = parseLine(step.slice(start, end), locale);
  const scaled = quantities.filter((quantity) => isScaled(quantity) && !quantity.isImplied);
  if (doubt || scaled.length === 0) return undefined;
  const move = ([from, to]: Span): Span => [from + start, to + start];
  return scaled.map(({ noun, terms, join }) => ({
    role: "amount",
    join,
    terms: terms.map(({ spans, unit, link, ...term }) => ({
      ...term,
      spans: spans.map(move),
      ...(unit && { unit: { ...unit, span: move(unit.span) } }),
      ...(link && { link: move(link) }),
    })),
    ...(noun && { noun: { ...noun, span: move(noun.span) } }),
  }));
}
