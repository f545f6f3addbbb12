import { formatHeading, MAX_HEADING, MAX_HEADINGS, readHeading } from "#domain/recipe/headings";
import { MAX_PARAGRAPH, MAX_STEPS, MAX_TIPS } from "#domain/recipe/recipe";
import { cleanText, countCharacters } from "#domain/text/text";

/** Cuts long texts and joins neighbours beyond the limit; excess headings become steps. */
export function fitSteps(texts: string[], isOwn = false): string[] {
  return fitMethod(texts, isOwn).map(({ text }) => text);
}

/** Which of the fitted steps begins with a step, or holds it; neither counts headings. */
export function findFittedStep(texts: string[], step: number, isOwn = false): number | null {
  const fitted = fitMethod(texts, isOwn).filter(({ text }) => !isHeading(text));
  const exact = fitted.findIndex(({ from }) => from === step);
  const found = exact === -1 ? fitted.findLastIndex(({ from }) => from < step) : exact;
  return found === -1 ? null : found;
}

interface FittedText {
  text: string;
  /** The index of the step that it begins with. */
  from: number;
}

function fitMethod(texts: string[], isOwn: boolean): FittedText[] {
  let steps = 0;
  let headings = 0;
  const cut = texts.flatMap((whole) => {
    const from = steps;
    if (!isHeading(whole)) steps += 1;
    const parts = isOwn ? [cleanText(whole)] : splitHeading(whole);
    const fitting = parts.flatMap((text) => {
      const heading = readHeading(text);
      if (heading === undefined) return cutText(text).map(removeHeadingSign);
      headings += 1;
      const isKept = headings <= MAX_HEADINGS && countCharacters(heading) <= MAX_HEADING;
      return isKept
        ? [formatHeading({ before: 0, text: heading })]
        : cutText(heading).map(removeHeadingSign);
    });
    return fitting.map((text) => ({ text, from }));
  });
  return joinShortTexts(cut, cut.filter(({ text }) => !isHeading(text)).length - MAX_STEPS);
}

export function fitTips(texts: string[]): string[] {
  const tips = texts.flatMap(cutText).map((text) => ({ text, from: 0 }));
  return joinShortTexts(tips, tips.length - MAX_TIPS).map(({ text }) => text);
}

function splitHeading(text: string): string[] {
  const whole = cleanText(text);
  const [first = "", ...others] = whole.split("\n");
  if (readHeading(first) === undefined) return [whole];
  return [first, others.join("\n").trim()].filter(
    (part) => readHeading(part) !== "" && part !== "",
  );
}

function isHeading(text: string): boolean {
  return readHeading(text) !== undefined;
}

/** Otherwise a form would read the text as a heading. */
function removeHeadingSign(text: string): string {
  return readHeading(text) ?? text;
}

export function cutText(text: string): string[] {
  const pieces: string[] = [];
  const whole = [...cleanText(text)];
  for (let start = 0; start < whole.length; ) {
    const isLast = whole.length - start <= MAX_PARAGRAPH;
    const full = whole.slice(start, start + MAX_PARAGRAPH).join("");
    const end = start + (isLast ? MAX_PARAGRAPH : findPieceEnd(full));
    pieces.push(whole.slice(start, end).join("").trim());
    start = end;
    while (/^\s$/.test(whole[start] ?? "")) start += 1;
  }
  return pieces.filter((piece) => piece !== "");
}

function findPieceEnd(full: string): number {
  for (const end of [/\n/g, /[.!?…](?=\s)/g, /\s/g]) {
    const last = [...full.matchAll(end)].at(-1);
    const at = last ? countCharacters(full.slice(0, last.index + last[0].length)) : 0;
    if (at > MAX_PARAGRAPH / 4) return at;
  }
  return MAX_PARAGRAPH;
}

function joinShortTexts(texts: FittedText[], tooMany: number): FittedText[] {
  if (tooMany <= 0) return texts;
  const fewer: FittedText[] = [];
  let over = tooMany;
  for (const next of texts) {
    const before = fewer.at(-1);
    const both = before === undefined ? "" : `${before.text}\n${next.text}`;
    const isJoinable = before !== undefined && ![before.text, next.text].some(isHeading);
    if (over > 0 && isJoinable && countCharacters(both) <= MAX_PARAGRAPH) {
      fewer[fewer.length - 1] = { ...before, text: both };
      over -= 1;
    } else fewer.push(next);
  }
  return fewer;
}
