import type { Locale } from "#domain/language/locales";
import { toNumber } from "../lines/parse/exact-number";
import { isOpening, isWeighed } from "../lines/parse/signs";
import { PER } from "../lines/units/measure-words";
import { findBefore, type Phrase, wordAt } from "./read-phrase";
import { STEP_WORDS } from "./step-vocabulary";

/** "180 C" is a temperature. */
const MOST_CUPS = 30;
const MAX_WORDS = 4;

/** Lengths, temperatures, rates, parts of something and sizes of vessels and pieces. */
export function isNoAmount(phrase: Phrase, locale: Locale): boolean {
  const { line, measures, from } = phrase;
  if (measures.some(({ measure }) => measure?.kind === "length")) return true;
  if (PER.has(wordAt(line, findBefore(line, from)))) return true;
  return (
    isTemperature(phrase) ||
    isPart(phrase, locale) ||
    isSize(phrase, locale) ||
    isSizedBefore(phrase, locale)
  );
}

function isTemperature({ line, measured: { terms } }: Phrase): boolean {
  const term = terms.at(-1);
  if (!term?.unit || toNumber(term.value) <= MOST_CUPS) return false;
  return /^\P{L}*c\.?$/iu.test(line.text.slice(...term.unit.span));
}

/** "Half of the dough", "1/3 of the cheese", "la moitié du beurre". */
function isPart({ line, measured: { number, measure, terms } }: Phrase, locale: Locale): boolean {
  const { joints, articles } = STEP_WORDS[locale];
  const value = terms[0]?.value;
  if (measure || !value || toNumber(value) >= 1) return false;
  const next = wordAt(line, number.end);
  return (joints.has(next) && !articles.has(next)) || !/^\p{L}/u.test(next);
}

/** "A 2-quart pot", "30 g balls". */
function isSize({ line, measures, to }: Phrase, locale: Locale): boolean {
  const { stops, joints, sized } = STEP_WORDS[locale];
  if (!measures.some(({ measure }) => isWeighed(measure))) return false;
  let at = to;
  for (let words = 0; words < MAX_WORDS; words++) {
    while (/^[-/)]$/.test(wordAt(line, at))) at += 1;
    const word = wordAt(line, at);
    if (sized.has(word)) return true;
    if (!/^\p{L}/u.test(word) || stops.has(word) || joints.has(word)) return false;
    at += 1;
  }
  return false;
}

/** "Un moule de 2 litres", "boules de 30 g". */
function isSizedBefore({ line, measures, from }: Phrase, locale: Locale): boolean {
  const { sized, joints } = STEP_WORDS[locale];
  if (!measures.some(({ measure }) => isWeighed(measure))) return false;
  let before = findBefore(line, from);
  if (/^['’]$/.test(wordAt(line, before))) before -= 1;
  if (!joints.has(wordAt(line, before)) && !isOpening(wordAt(line, before))) return false;
  for (let at = before - 1; at >= before - MAX_WORDS; at--) {
    const word = wordAt(line, at);
    if (sized.has(word)) return true;
    if (!/^[\p{L}'’-]/u.test(word)) return false;
  }
  return false;
}
