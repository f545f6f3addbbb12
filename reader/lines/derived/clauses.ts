import type { Span } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { getWords } from "../vocabulary";
import { overlaps } from "./quantity-span";

const JOINT_KINDS = ["joint of sum", "joint of difference", "joint of choice"];
const LINK_KINDS = ["before food", "article", "each", "per one", "for each", "joint of range"];
const LINKS = ["the", "le", "la", "les", "l", "x", "×", "+", "/"];
/** Words that say nothing beside a measure; also the endings of "unit(s)" and "box(es)". */
const STRUCTURE = new Set(
  [
    ...[...JOINT_KINDS, ...LINK_KINDS].flatMap((kind) => [...getWords(kind)]),
    ...LINKS,
    "s",
    "es",
  ].flatMap((word) => word.split(/['’ ]/)),
);
const ABOUT = getWords("about");
const FILLED = getWords("filled");
/** "à peu près", but not "a scant", which is told. */
const ABOUT_PHRASES = [...ABOUT].filter(
  (phrase) => phrase.includes(" ") && !phrase.split(" ").some((word) => FILLED.has(word)),
);
const OF = new Set([...getWords("before food"), ...LINKS]);
const JOINTS = new Set([...JOINT_KINDS.flatMap((kind) => [...getWords(kind)]), "+", "/"]);
const FIRST = /^[^\s'’]+['’]?/u;
const LAST = /[^\s'’]+['’]?$/u;

/** Words between measures, foods, commas and brackets. */
export interface Clause {
  span: Span;
  /** Whether a measure or the food follows. */
  isBeforeTaken: boolean;
  isAfterMeasure: boolean;
}

const BREAK = /,(?!\d)|[;()[\]]|\s[-–—]\s|:(?!\d)/gu;

/** What a line says besides its measures and its food; `whole` are not broken. */
export function listClauses(
  words: string,
  { measures, food, whole }: { measures: Span[]; food?: Span | undefined; whole: Span[] },
): Clause[] {
  const taken = food ? [...measures, food] : measures;
  const breaks = [...words.matchAll(BREAK)]
    .map(({ index, 0: sign }): Span => [index, index + sign.length])
    .filter((sign) => ![...taken, ...whole].some((span) => overlaps(span, sign)));
  const stops = [...taken, ...breaks].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const clauses: Clause[] = [];
  let [from, isAfterMeasure] = [0, false];
  for (const stop of [...stops, [words.length, words.length] as const]) {
    const isBeforeTaken = taken.includes(stop);
    if (stop[0] > from) clauses.push({ span: [from, stop[0]], isBeforeTaken, isAfterMeasure });
    if (stop[1] >= from) [from, isAfterMeasure] = [stop[1], isBeforeTaken && stop !== food];
  }
  return clauses.filter(({ span }) => /[\p{L}\p{N}]/u.test(words.slice(...span)));
}

/** What is left of the words of a clause without what only links it to a measure. */
export function trimClause(
  text: string,
  { isStart, isEnd }: { isStart: boolean; isEnd: boolean },
): string {
  const keys = splitTokens(isEnd ? withoutAbout(text) : text);
  const isAbout = (key: string) => isEnd && ABOUT.has(key) && !FILLED.has(key);
  return keys.every((key) => isStructure(key) || isAbout(key))
    ? ""
    : trimLinks(text, isStart, isEnd);
}

/** "de pois chiches" */
export function startsWithPreposition(text: string): boolean {
  return OF.has(toKey(FIRST.exec(text.trimStart())?.[0]));
}

/** What joins a further measure: of "or about" the "or". */
export function listJoints(text: string): string | undefined {
  const keys = splitTokens(withoutAbout(text));
  if (!keys.every((key) => isStructure(key) || (ABOUT.has(key) && !FILLED.has(key))))
    return undefined;
  return keys.filter((key) => JOINTS.has(key)).join(" ");
}

/** The part of a span behind "of the". */
export function skipLinks(words: string, [start, end]: Span): Span {
  const kept = trimClause(words.slice(start, end).trim(), { isStart: true, isEnd: false });
  const from = start + words.slice(start, end).lastIndexOf(kept);
  return [from, from + kept.length];
}

function trimLinks(text: string, isStart: boolean, isEnd: boolean): string {
  let said = text;
  while (isStart && OF.has(toKey(FIRST.exec(said)?.[0]))) said = said.replace(FIRST, "").trim();
  while (isEnd && OF.has(toKey(LAST.exec(said)?.[0]))) said = said.replace(LAST, "").trim();
  return said.replace(/^[\s*•.-]+|[\s*•-]+$/gu, "");
}

function withoutAbout(text: string): string {
  const folded = foldedKey(text.trim());
  const phrase = ABOUT_PHRASES.find((words) => `${folded} `.endsWith(`${words} `));
  return phrase ? folded.slice(0, -phrase.length) : text;
}

function splitTokens(text: string): string[] {
  return (text.match(/[^\s'’]+['’]?/gu) ?? []).map(toKey);
}

function toKey(token = ""): string {
  return foldedKey(token).replace(/[^\p{L}\p{N}×+/]/gu, "");
}

function isStructure(key: string): boolean {
  return key === "" || STRUCTURE.has(key);
}
