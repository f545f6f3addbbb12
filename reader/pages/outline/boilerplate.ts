import { buildPattern } from "../../phrases";

export function isListItem(line: string | undefined): boolean {
  return line?.startsWith("- ") ?? false;
}

export function withoutBoilerplate(all: string[]): { list: string[]; tail: string[] } {
  const first = all.find(Boolean);
  const own = all.filter((line) => !NOTICE.test(line.slice(0, MAX_INVITATION)));
  const invitation = isListItem(first) ? own.findIndex(isInvitation) : -1;
  const lines =
    invitation < 0 ? own.filter((line) => !isInvitation(line)) : own.slice(0, invitation);
  if (isNumbered(first)) {
    const end =
      lines.findLastIndex(
        (line) => isNumbered(line) || (ENDED.test(line) && !READER_TALK.test(line)),
      ) + 1;
    return { list: lines.slice(0, end), tail: [] };
  }
  if (!isListItem(first)) return { list: lines, tail: [] };
  const end = lines.findLastIndex(isListItem) + 1;
  const below = lines.slice(end, end + MAX_TAIL).filter(Boolean);
  const other = below.findIndex((line) => !isAdvice(line));
  return { list: lines.slice(0, end), tail: below.slice(0, other < 0 ? MAX_TAIL : other) };
}

const MAX_TAIL = 6;

function isNumbered(line: string | undefined): boolean {
  return /^(?:\*\*)?\d{1,2}[.)](?!\d)/.test(line ?? "");
}

function isInvitation(line: string): boolean {
  return !isListItem(line) && !isNumbered(line) && INVITATION.test(line.slice(0, MAX_INVITATION));
}

const MAX_INVITATION = 300;
const INVITATION = new RegExp(buildPattern("site", "invitation"), "i");
/** May stand between two lists; "(affiliate link)" in a step belongs to the step. */
const NOTICE = new RegExp(buildPattern("notice"), "i");

const MAX_CALL = 250;
const CALL_TO_ACTION = new RegExp(`^${buildPattern("call")}`, "i");
/** "Comment" and "rating" only as sites use them: not "voyez comment plier", "decorating". */
const SITE_WORDS = new RegExp(
  `${buildPattern("site")}|\\b${buildPattern("comments")}\\b|(?<!\\S)[@#]\\p{L}`,
  "iu",
);

export function isCallToAction(step: string): boolean {
  return step.length <= MAX_CALL && CALL_TO_ACTION.test(step) && SITE_WORDS.test(step);
}

function isAdvice(line: string): boolean {
  return SENTENCE.test(line) && !READER_TALK.test(line) && !isInvitation(line);
}

const ENDED = /[.!?…)]$/;
const SENTENCE = /^\S+ \S+ [^#].*[.!)]$/;
const READER_TALK = new RegExp(
  `${buildPattern("talk pattern")}|\\b${buildPattern("talk word")}\\b|[#@]\\p{L}`,
  "iu",
);
