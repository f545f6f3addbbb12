import { readLinkTarget } from "#domain/text/link-address";
import { removeMarks } from "#domain/text/markdown";
import { withoutStepNumber } from "../pages/text/split-steps";
import { stripMarkdown } from "./plain-markdown";

const MAX_TEXT = 20_000;
const SIGN = /[*_[]/;
const LINK = /\[([^[\]\n]{1,300})\]\(([^()\n]{0,1000})\)/g;
const LINE_START = /^\s*(?:[>*+-]\s+)?/;

/**
 * Files are read without marks. A line that was read whole gets its marks again: bold, italics,
 * and links to the web, but not to pages of the other program.
 */
export function restoreMarks(texts: string[], sources: string[]): string[] {
  const lines = sources.flatMap((source) => source.slice(0, MAX_TEXT).split("\n"));
  const marked = new Map(lines.flatMap(readMarks));
  if (marked.size === 0) return texts;
  return texts.map((text) =>
    text
      .split("\n")
      .map((line) => marked.get(line) ?? line)
      .join("\n"),
  );
}

function readMarks(line: string): [plain: string, marked: string][] {
  if (!SIGN.test(line)) return [];
  const plain = stripMarkdown(line);
  const marked = line
    .replace(LINE_START, "")
    .replace(LINK, (link, words, address) => (readLinkTarget(address)?.rel ? link : words))
    .trim();
  const isRead = marked !== plain && removeMarks(marked) === plain;
  if (!isRead) return [];
  return [
    [plain, marked],
    [withoutStepNumber(plain), withoutStepNumber(marked)],
  ];
}
