import { getWordForms } from "#domain/language/word-forms";
import type { Span, Unit } from "#domain/line/line";
import { MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { getRows } from "../vocabulary";
import { FILLED_AFTER } from "./measure-words";
import { getCounted, getUnitForms } from "./unit-forms";

const ADJECTIVES = new Set(
  ["quality", "preparation"].flatMap((kind) => getRows(kind, "fr").map(({ word }) => word)),
);
/** Kinds of measures that adjectives stand beside. */
export const COUNTED = ["container", "piece", "informal"];
const FIRST = /^\S+\s+/u;
const LAST = /\s+(\S+)$/u;

/** With accents: "paré" is an adjective, "par" is none. */
export function isAdjective(text: string): boolean {
  const one = getWordForms(text.toLowerCase(), "fr")?.[0] ?? text.toLowerCase();
  return ADJECTIVES.has(one) || ADJECTIVES.has(one.replace(/(?<=[éiut])e$/, ""));
}

/** Of "belle poignée", "tranche épaisse" and "cuillère à café rase" the unit alone. */
export function findUnitCore(words: string, { span: [start, end], key }: Unit): Span {
  let text = words.slice(start, end);
  for (let last = LAST.exec(text); last && isBehind(text, last[1]); last = LAST.exec(text))
    text = text.slice(0, last.index);
  const coreEnd = start + text.length;
  const isCounted = COUNTED.includes(MEASURES.get(key)?.kind ?? "");
  while (isCounted && FIRST.test(text) && !isUnit(text)) text = text.replace(FIRST, "");
  return [coreEnd - text.length, coreEnd];
}

function isBehind(text: string, word = ""): boolean {
  return FILLED_AFTER.has(foldedKey(word)) || (isAdjective(word) && !isUnit(text));
}

function isUnit(text: string): boolean {
  return getUnitForms(text) !== undefined || getCounted(foldedKey(text)) !== undefined;
}
