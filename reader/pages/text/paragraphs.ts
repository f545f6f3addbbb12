import { buildPattern } from "../../phrases";

const STEP = buildPattern("step label");
const NUMBERED = new RegExp(`^(?:${STEP}\\s*\\d{1,2}\\b|\\d{1,2}\\s*[.)](?!\\d))`, "i");
const ONLY_NUMBER = new RegExp(`^(?:${STEP}\\s*\\d{1,2}|\\d{1,2})\\s*[.):]?$`, "i");
const BULLET = /^[-–*•·▢☐□▪●◦‣]\s/;
const HEADING = /^(?:.{1,60}:|# .*)$/;
const ENDED = /[.!?…:;)»"”]$/;
/** The author ended a shorter line; a longer one may be wrapped at the edge of the page. */
const MIN_WRAPPED = 50;
const MAX_WRAPPED = 100;

export function joinParagraphs(lines: string[]): string[] {
  const isListed = isMarked(lines.find(Boolean) ?? "") || lines.filter(isMarked).length > 1;
  const isWrapped = looksWrapped(lines);
  const paragraphs: string[][] = [];
  let isNew = true;
  let length = 0;
  for (const line of lines) {
    const open = paragraphs.at(-1) ?? [];
    const last = open.at(-1) ?? "";
    const isHeading = length <= MAX_WRAPPED && HEADING.test(open.join(" "));
    if (!line || ONLY_NUMBER.test(line)) isNew = true;
    else if (
      !(isNew || isBeginning(line) || isHeading) &&
      (isListed || isWrapped || continues(last, line, length))
    ) {
      open.push(line);
      length += 1 + line.length;
    } else {
      paragraphs.push([line]);
      length = line.length;
      isNew = false;
    }
  }
  return paragraphs.map((each) => each.join(" "));
}

export function listPageParagraphs(lines: string[]): string[] {
  const full = lines.filter((line) => line && !ONLY_NUMBER.test(line));
  const end = full.findLastIndex((line) => !HEADING.test(line)) + 1;
  return full.slice(0, end);
}

function isBeginning(line: string): boolean {
  return isMarked(line) || HEADING.test(line);
}

function isMarked(line: string): boolean {
  return NUMBERED.test(line) || BULLET.test(line);
}

function continues(last: string, line: string, length = last.length): boolean {
  return !ENDED.test(last) && (/^\p{Ll}/u.test(line) || length >= MIN_WRAPPED);
}

function looksWrapped(lines: string[]): boolean {
  const hasGaps = lines.slice(1, -1).includes("");
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isCut = lines.some((line, at) => continues(lines[at - 1] || ".", line));
  return hasGaps && longest >= MIN_WRAPPED && longest <= MAX_WRAPPED && isCut;
}
