import { LRUCache } from "lru-cache";
import { MAX_LINE_TEXT } from "#domain/recipe/recipe";
import type { Lexicon } from "#reader/lines/names/lexicon";
import {
  type LinesLanguage,
  type UnderstoodLine,
  understandLines,
} from "#reader/lines/understand-lines";

/** About a megabyte. */
const MAX_REMEMBERED = 1_000;

const remembered = new WeakMap<Lexicon, LRUCache<string, UnderstoodLine>>();

/**
 * Reads lines and remembers the latest: most lines of a form that is saved are as they were, and
 * many recipes need "2 eggs". A line depends on nothing but its words, the languages and the
 * lexicon.
 */
export function rememberLines(
  lexicon: Lexicon,
  texts: string[],
  { locale, language, spoken }: Required<LinesLanguage>,
): UnderstoodLine[] {
  const known = openMemory(lexicon);
  return texts.map((text) => {
    const key = JSON.stringify([locale, language, spoken, text]);
    const before = known.get(key);
    if (before) return before;
    const [line] = understandLines(lexicon, [text], { locale, language, spoken });
    if (text.length <= MAX_LINE_TEXT) known.set(key, line as UnderstoodLine);
    return line as UnderstoodLine;
  });
}

function openMemory(lexicon: Lexicon): LRUCache<string, UnderstoodLine> {
  const memory = remembered.get(lexicon) ?? new LRUCache({ max: MAX_REMEMBERED });
  remembered.set(lexicon, memory);
  return memory;
}
