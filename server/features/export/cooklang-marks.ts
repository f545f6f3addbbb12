import type { IngredientName } from "#domain/ingredient/ingredient-name";
import { matchStepLines } from "#domain/recipe/step-ingredients";
import { foldedKey } from "#domain/text/text";
import { stemWord } from "#domain/text/word-stems";
import type { RecipeLine } from "../recipes/lines";

interface TextRange {
  from: number;
  to: number;
}

export interface Mark extends TextRange {
  line: number;
}

type KeyFunction = (word: string) => string;

interface Word extends TextRange {
  key: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SEPARATOR = /^[ \u00a0'’-]{1,3}$/;

export function findMarks(
  steps: string[],
  lines: Pick<RecipeLine, "ingredientId">[],
  names: IngredientName[][],
): Mark[][] {
  const meant = matchStepLines(steps, names);
  const toKey = memoize((word) => stemWord(foldedKey(word)));
  const sorted = sortNames(names, toKey);
  const left = new Set(lines.keys());
  return steps.map((step, index) => {
    const places = createRangeFinder(step, toKey);
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

/** Longest first, so that "cream cheese" does not match cream. */
function sortNames(names: IngredientName[][], toKey: KeyFunction) {
  return names
    .flatMap((all, line) =>
      all.map(({ text }) => ({
        line,
        name: text.toLowerCase(),
        keys: splitWords(text, toKey).map(({ key }) => key),
      })),
    )
    .sort((a, b) => b.keys.length - a.keys.length);
}

function createRangeFinder(
  step: string,
  toKey: KeyFunction,
): (name: string, keys: string[]) => TextRange[] {
  const words = splitWords(step, toKey);
  const byKey = new Map<string, number[]>();
  for (const [at, { key }] of words.entries()) {
    const places = byKey.get(key);
    if (places) places.push(at);
    else byKey.set(key, [at]);
  }
  const known = new Map<string, TextRange[]>();
  return (name, keys) => {
    const places =
      known.get(name) ??
      (byKey.get(keys[0] ?? "") ?? []).flatMap((at) => {
        const end = findRunEnd(step, words, at, keys);
        return end === undefined ? [] : [{ from: words[at]?.from ?? 0, to: end }];
      });
    known.set(name, places);
    return places;
  };
}

function findRunEnd(step: string, words: Word[], at: number, keys: string[]): number | undefined {
  for (const [index, key] of keys.entries()) {
    const [before, word] = [words[at + index - 1], words[at + index]];
    if (word?.key !== key) return undefined;
    if (index > 0 && !SEPARATOR.test(step.slice(before?.to, word.from))) return undefined;
  }
  return words[at + keys.length - 1]?.to;
}

function splitWords(text: string, toKey: KeyFunction): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: toKey(word),
    from: index,
    to: index + word.length,
  }));
}

function memoize(toKey: KeyFunction): KeyFunction {
  const keys = new Map<string, string>();
  return (word) => {
    const key = keys.get(word) ?? toKey(word);
    keys.set(word, key);
    return key;
  };
}
