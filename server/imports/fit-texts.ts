import { MAX_PARAGRAPH, MAX_STEPS, MAX_TIPS } from "#domain/recipe";
import { cleanText, lengthOf } from "#domain/text";

/** Cuts texts that are too long and joins short neighbours if there are too many. */
export function fitSteps(texts: string[]): string[] {
  return joined(texts.flatMap(cutText), MAX_STEPS);
}

export function fitTips(texts: string[]): string[] {
  return joined(texts.flatMap(cutText), MAX_TIPS);
}

/** Cuts at the end of a line, else of a sentence, else of a word, else anywhere. */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  const whole = [...cleanText(text)];
  for (let start = 0; start < whole.length; ) {
    const isLast = whole.length - start <= MAX_PARAGRAPH;
    const full = whole.slice(start, start + MAX_PARAGRAPH).join("");
    const end = start + (isLast ? MAX_PARAGRAPH : endOfPiece(full));
    pieces.push(whole.slice(start, end).join("").trim());
    start = end;
    while (/^\s$/.test(whole[start] ?? "")) start += 1;
  }
  return pieces.filter((piece) => piece !== "");
}

function endOfPiece(full: string): number {
  for (const end of [/\n/g, /[.!?…](?=\s)/g, /\s/g]) {
    const last = [...full.matchAll(end)].at(-1);
    const at = last ? lengthOf(full.slice(0, last.index + last[0].length)) : 0;
    if (at > MAX_PARAGRAPH / 4) return at;
  }
  return MAX_PARAGRAPH;
}

function joined(texts: string[], most: number): string[] {
  if (texts.length <= most) return texts;
  const fewer: string[] = [];
  let over = texts.length - most;
  for (const text of texts) {
    const before = fewer.at(-1);
    const both = before === undefined ? "" : `${before}\n${text}`;
    if (over > 0 && before !== undefined && lengthOf(both) <= MAX_PARAGRAPH) {
      fewer[fewer.length - 1] = both;
      over -= 1;
    } else fewer.push(text);
  }
  return fewer;
}
