import { isQuote, parseString, skipGaps } from "./broken-strings";

const MAX_NESTED_JSON = 100;

interface Cursor {
  text: string;
  at: number;
  isCut: boolean;
}

/** Tolerates wrong commas, unquoted names and missing values; undefined if a value is truncated. */
export function parseBrokenJson(text: string): unknown {
  const reading: Cursor = { text, at: 0, isCut: false };
  const values: unknown[] = [];
  while (reading.at < text.length && !reading.isCut) {
    const value = valueAt(reading, 0);
    if (typeof value === "object" && value !== null) values.push(value);
  }
  if (reading.isCut || values.length === 0) return undefined;
  return values.length === 1 ? values[0] : values;
}

function valueAt(reading: Cursor, depth: number, place: "list" | "object" = "list"): unknown {
  const { text } = reading;
  const sign = text[reading.at] ?? "";
  if (depth === MAX_NESTED_JSON) reading.isCut = true;
  else if (sign === "{") return objectAt(reading, depth);
  else if (sign === "[") return listAt(reading, depth);
  else if (isQuote(sign)) return stringIn(reading, place);
  else return bareAt(reading);
  return undefined;
}

function objectAt(reading: Cursor, depth: number): unknown {
  const entries: [string, unknown][] = [];
  reading.at += 1;
  while (moveToNext(reading, "}", "]")) {
    const key = isQuote(signAt(reading)) ? stringIn(reading, "key") : bareAt(reading);
    reading.at = skipGaps(reading.text, reading.at);
    if (key === undefined || signAt(reading) !== ":") continue;
    reading.at = skipGaps(reading.text, reading.at + 1);
    if (/^[,}\]]?$/.test(signAt(reading))) continue;
    entries.push([String(key), valueAt(reading, depth + 1, "object")]);
  }
  return Object.fromEntries(entries);
}

function listAt(reading: Cursor, depth: number): unknown {
  const values: unknown[] = [];
  reading.at += 1;
  while (moveToNext(reading, "]", "}")) {
    const value = valueAt(reading, depth + 1);
    if (value !== undefined) values.push(value);
  }
  const isEnded = reading.text[reading.at - 1] === "]";
  if (!isEnded && typeof values.at(-1) !== "object") reading.isCut = true;
  return values;
}

function moveToNext(reading: Cursor, end: string, other: string): boolean {
  do reading.at = skipGaps(reading.text, reading.at);
  while (signAt(reading) === "," && reading.at++ >= 0);
  if (signAt(reading) === other) reading.isCut = true;
  const isEnd = signAt(reading) === end;
  if (isEnd) reading.at += 1;
  return !isEnd && !reading.isCut && reading.at < reading.text.length;
}

function signAt({ text, at }: Cursor): string {
  return text[at] ?? "";
}

function stringIn(reading: Cursor, place: "key" | "list" | "object"): string | undefined {
  const { value, end } = parseString(reading.text, reading.at, place);
  reading.at = end;
  if (value === undefined) reading.isCut = true;
  return value;
}

const BARE = /[^\s,:{}[\]"“”'<]*/y;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const NOTHING = /^(?:null|undefined|none|nan|)$/i;

function bareAt(reading: Cursor): unknown {
  BARE.lastIndex = reading.at;
  const word = BARE.exec(reading.text)?.[0] ?? "";
  reading.at = skipGaps(reading.text, reading.at + Math.max(1, word.length));
  if (NUMBER.test(word)) return Number(word);
  if (word === "true" || word === "false") return word === "true";
  return NOTHING.test(word) ? undefined : word;
}
