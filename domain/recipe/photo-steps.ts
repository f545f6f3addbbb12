import { formatStood, type PhotoValues } from "./photos";

/** A step that keeps fewer of its words is another one. */
const LEAST_SHARED = 0.5;

/** Lets photos follow their steps, where these moved and nobody chose another number. */
export function followSteps(photos: PhotoValues[], steps: readonly string[]): PhotoValues[] {
  let words: Set<string>[] | undefined;
  return photos.map((photo) => {
    const [, number = "", text = ""] = /^(\d+):(.*)$/s.exec(photo.stood) ?? [];
    const from = Number(number) - 1;
    if (number === "" || photo.step.trim() !== number || steps[from] === text) return photo;
    words ??= steps.map(splitWords);
    const step = findStep(splitWords(text), from, words);
    return step === undefined
      ? { ...photo, step: "", stood: "" }
      : { ...photo, step: String(step + 1), stood: formatStood(step, steps[step] ?? "") };
  });
}

/** The index of the step that has most of these words; of equals, the one nearest to `from`. */
function findStep(words: Set<string>, from: number, steps: Set<string>[]): number | undefined {
  const candidates = steps.map((step, index) => ({
    index,
    // Both ways: the same step has neither fewer words nor more.
    shared: (2 * countShared(words, step)) / Math.max(1, words.size + step.size),
    distance: Math.abs(index - from),
  }));
  const [best] = candidates.sort(
    (one, other) => other.shared - one.shared || one.distance - other.distance,
  );
  return best && best.shared >= LEAST_SHARED ? best.index : undefined;
}

function splitWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function countShared(words: Set<string>, others: Set<string>): number {
  return [...words].filter((word) => others.has(word)).length;
}
