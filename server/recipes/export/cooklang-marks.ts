import type { IngredientName } from "~/model/ingredient-name";
import { linesOfSteps } from "~/model/step-ingredients";
import { foldedKey } from "~/model/text";
import { stemOf } from "~/model/words";
import type { RecipeLine } from "../lines";

/** Where a step calls a line by its whole name. */
export interface Mark {
  line: number;
  from: number;
  to: number;
}

interface Word {
  key: string;
  from: number;
  to: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What may stand between two words of a name. */
const BETWEEN = /^[ \u00a0'’-]{1,3}$/;

/**
 * Where each step calls a line by its whole name for the first time, in the order of the text; a line
 * is marked once. Of a catalogue's ingredient any name and its plural will do, since it is known again
 * by them; one's own name has to stand there as it is.
 */
export function marksOf(
  steps: string[],
  lines: Pick<RecipeLine, "ingredientId">[],
  names: IngredientName[][],
): Mark[][] {
  const meant = linesOfSteps(steps, names);
  const left = new Set(lines.keys());
  return steps.map((step, index) => {
    const words = wordsIn(step);
    const marks: Mark[] = [];
    for (const { line, name, keys } of namesOf(meant[index] ?? [], names)) {
      if (!left.has(line)) continue;
      const isOwn = lines[line]?.ingredientId === null;
      const found = runsOf(step, words, keys).find(
        (run) =>
          marks.every(({ from, to }) => run.to <= from || run.from >= to) &&
          (!isOwn || step.slice(run.from, run.to).toLowerCase() === name.toLowerCase()),
      );
      if (!found) continue;
      marks.push({ line, ...found });
      left.delete(line);
    }
    return marks.sort((a, b) => a.from - b.from);
  });
}

/** The longest names first: "cream cheese" is no cream. */
function namesOf(lines: number[], names: IngredientName[][]) {
  return lines
    .flatMap((line) =>
      (names[line] ?? []).map(({ text }) => ({
        line,
        name: text,
        keys: wordsIn(text).map(({ key }) => key),
      })),
    )
    .sort((a, b) => b.keys.length - a.keys.length);
}

/** The places where these words stand side by side. */
function runsOf(step: string, words: Word[], keys: string[]): { from: number; to: number }[] {
  if (keys.length === 0) return [];
  return words.flatMap(({ key, from }, at) => {
    if (key !== keys[0]) return [];
    const run = words.slice(at, at + keys.length);
    const isName =
      run.length === keys.length &&
      run.every(
        (word, index) =>
          word.key === keys[index] &&
          (index === 0 || BETWEEN.test(step.slice(run[index - 1]?.to, word.from))),
      );
    return isName ? [{ from, to: run.at(-1)?.to ?? from }] : [];
  });
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: stemOf(foldedKey(word)),
    from: index,
    to: index + word.length,
  }));
}
