import { isMarkedHeading } from "./marked-heading";
import type { ParsedPhoto, ParsedRecipe } from "./parsed-recipe";
import { joinPhotos } from "./photos";

/** Private-use characters: no pattern of the readers matches one. */
const FIRST = 0xf700;
const MARK = /[\uf700-\uf71d]/g;
const PARTS = /([\uf700-\uf71d]+)/;
const MAX_MARKS = 30;
const WORD_END = /[\p{L}\p{N}]/u;

/** Ties photos to places in a text while it is read, whatever it is split into. */
export function createPhotoMarks() {
  const photos: ParsedPhoto[] = [];

  /** The mark to put where the text shows the photo; "" after too many. */
  function mark(photo: ParsedPhoto | null | undefined): string {
    if (!photo || photos.length === MAX_MARKS) return "";
    return String.fromCharCode(FIRST + photos.push(photo) - 1);
  }

  /** Takes the marks out of a recipe's texts: its photos know their steps. */
  function place(recipe: ParsedRecipe): ParsedRecipe {
    if (photos.length === 0) return recipe;
    const { steps, stepsByMark } = takeMarks(recipe.steps);
    const placed = photos.map((photo, at) => {
      const step = stepsByMark.get(FIRST + at);
      return step === undefined ? photo : { ...photo, step };
    });
    return {
      ...recipe,
      steps,
      tips: recipe.tips.map(removeMarks).filter(Boolean),
      photos: joinPhotos([...recipe.photos, ...placed]),
    };
  }

  return { mark, place };
}

export type PhotoMarks = ReturnType<typeof createPhotoMarks>;

/** A text with only a mark belongs to the step before, a marked heading to the step after. */
function takeMarks(texts: string[]): { steps: string[]; stepsByMark: Map<number, number> } {
  const steps: string[] = [];
  const stepsByMark = new Map<number, number>();
  let count = 0;
  for (const text of texts) {
    const plain = removeMarks(text);
    const place = plain.trim() === "" ? Math.max(count - 1, 0) : count;
    for (const [mark] of text.matchAll(MARK)) stepsByMark.set(mark.charCodeAt(0), place);
    if (plain.trim() === "") continue;
    steps.push(plain);
    if (!isMarkedHeading(plain)) count += 1;
  }
  for (const [mark, place] of stepsByMark) {
    if (count === 0) stepsByMark.delete(mark);
    else stepsByMark.set(mark, Math.min(place, count - 1));
  }
  return { steps, stepsByMark };
}

export function removeMarks(text: string): string {
  return text.replace(MARK, "");
}

/**
 * Moves each mark of a plain text behind the word before it, or else to the end of the first line,
 * where it neither starts nor ends a line or a sentence.
 */
export function settleMarks(text: string): string {
  if (!PARTS.test(text)) return text;
  let written = "";
  let waiting = "";
  for (const [at, part] of text.split(PARTS).entries()) {
    if (at % 2 === 0) written += part;
    else waiting += part;
    const end = at % 2 === 0 ? findFirstLineEnd(written) : written.length;
    const place = waiting === "" ? 0 : findWordEnd(written, end);
    if (place === 0) continue;
    written = written.slice(0, place) + waiting + written.slice(place);
    waiting = "";
  }
  const lines = (written + waiting).split("\n").map((line) => line.trim());
  return lines.filter(Boolean).join("\n");
}

function findFirstLineEnd(text: string): number {
  const start = text.search(WORD_END);
  const end = start === -1 ? 0 : text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

function findWordEnd(text: string, from: number): number {
  let end = from;
  while (end > 0 && !WORD_END.test(text.charAt(end - 1))) end -= 1;
  return end;
}
