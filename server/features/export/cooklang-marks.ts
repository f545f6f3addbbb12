import type { IngredientName } from "#domain/ingredient/ingredient-name";
import { linesOfSteps } from "#domain/recipe/step-ingredients";
import { foldedKey } from "#domain/text/text";
import { stemOf } from "#domain/text/word-stems";
import type { RecipeLine } from "../recipes/lines";

interface Place {
  from: number;
  to: number;
}

export interface Mark extends Place {
  line: number;
}

type KeyOf = (word: string) => string;

interface Word extends Place {
  key: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BETWEEN = /^[ \u00a0'’-]{1,3}$/;

/** Each line's first mention: a catalogue ingredient by any name, an own name as written. */
export function marksOf(
  steps: string[],
  lines: Pick<RecipeLine, "ingredientId">[],
  names: IngredientName[][],
): Mark[][] {
  const meant = linesOfSteps(steps, names);
  const keyOf = memoized((word) => stemOf(foldedKey(word)));
  const sorted = sortedNames(names, keyOf);
  const left = new Set(lines.keys());
  return steps.map((step, index) => {
    const places = placesIn(step, keyOf);
    const isMeant = new Set(meant[index]);
    const marks: Mark[] = [];
    for (const { line, name, keys } of sorted) {
      if (!left.has(line) || !isMeant.has(line)) continue;
      const isOwn = lines[line]?.ingredientId === null;
      const found = places(name, keys).find(
        (run) =>
          marks.every(({ from, to }) => run.to <= from || run.from >= to) &&
          (!isOwn || step.slice(run.from, run.to).toLowerCase() === name),
      );
      if (!found) continue;
      marks.push({ line, ...found });
      left.delete(line);
    }
    return marks.sort((a, b) => a.from - b.from);
  });
}

/** Longest first, so that "cream cheese" is not taken for cream. */
function sortedNames(names: IngredientName[][], keyOf: KeyOf) {
  return names
    .flatMap((all, line) =>
      all.map(({ text }) => ({
        line,
        name: text.toLowerCase(),
        keys: wordsIn(text, keyOf).map(({ key }) => key),
      })),
    )
    .sort((a, b) => b.keys.length - a.keys.length);
}

function placesIn(step: string, keyOf: KeyOf): (name: string, keys: string[]) => Place[] {
  const words = wordsIn(step, keyOf);
  const byKey = new Map<string, number[]>();
  for (const [at, { key }] of words.entries()) {
    const places = byKey.get(key);
    if (places) places.push(at);
    else byKey.set(key, [at]);
  }
  const known = new Map<string, Place[]>();
  return (name, keys) => {
    const places =
      known.get(name) ??
      (byKey.get(keys[0] ?? "") ?? []).flatMap((at) => {
        const end = endOfRun(step, words, at, keys);
        return end === undefined ? [] : [{ from: words[at]?.from ?? 0, to: end }];
      });
    known.set(name, places);
    return places;
  };
}

function endOfRun(step: string, words: Word[], at: number, keys: string[]): number | undefined {
  for (const [index, key] of keys.entries()) {
    const [before, word] = [words[at + index - 1], words[at + index]];
    if (word?.key !== key) return undefined;
    if (index > 0 && !BETWEEN.test(step.slice(before?.to, word.from))) return undefined;
  }
  return words[at + keys.length - 1]?.to;
}

function wordsIn(text: string, keyOf: KeyOf): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    from: index,
    to: index + word.length,
  }));
}

function memoized(keyOf: KeyOf): KeyOf {
  const keys = new Map<string, string>();
  return (word) => {
    const key = keys.get(word) ?? keyOf(word);
    keys.set(word, key);
    return key;
  };
}
