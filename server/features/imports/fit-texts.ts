import { formatHeading, MAX_HEADING, MAX_HEADINGS, readHeading } from "#domain/recipe/headings";
import { MAX_PARAGRAPH, MAX_STEPS, MAX_TIPS } from "#domain/recipe/recipe";
import { cleanText, countCharacters } from "#domain/text/text";

/** Cuts long texts and joins neighbours beyond the limit; excess headings become steps. */
export function fitSteps(texts: string[], isOwn = false): string[] {
  const parts = isOwn ? texts.map(cleanText) : texts.flatMap(splitHeading);
  let headings = 0;
  const cut = parts.flatMap((text) => {
    const heading = readHeading(text);
    if (heading === undefined) return cutText(text).map(removeHeadingSign);
    headings += 1;
    const isKept = headings <= MAX_HEADINGS && countCharacters(heading) <= MAX_HEADING;
    return isKept
      ? [formatHeading({ before: 0, text: heading })]
      : cutText(heading).map(removeHeadingSign);
  });
  return joinShortTexts(cut, cut.filter((text) => !isHeading(text)).length - MAX_STEPS);
}

export function fitTips(texts: string[]): string[] {
  const tips = texts.flatMap(cutText);
  return joinShortTexts(tips, tips.length - MAX_TIPS);
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

function joinShortTexts(texts: string[], tooMany: number): string[] {
  if (tooMany <= 0) return texts;
  const fewer: string[] = [];
  let over = tooMany;
  for (const text of texts) {
    const before = fewer.at(-1);
    const both = before === undefined ? "" : `${before}\n${text}`;
    const isJoinable = before !== undefined && ![before, text].some(isHeading);
    if (over > 0 && isJoinable && countCharacters(both) <= MAX_PARAGRAPH) {
      fewer[fewer.length - 1] = both;
      over -= 1;
    } else fewer.push(text);
  }
  return fewer;
}
