import type { Language } from "#domain/language/languages";
import { foldedKey } from "#domain/text/text";

interface Token {
  text: string;
  /** Folded, except where that changes the meaning: "T" (tablespoon), "à", "thé". */
  key: string;
  start: number;
  end: number;
  spaced: boolean;
}

export interface Line {
  text: string;
  tokens: Token[];
  language: Language | null;
  isImperial: boolean;
}

export const FRACTION_SIGN = /^[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒]$/;
const KEPT = ["T", "à", "thé"];
const OF = ["of", "de", "du", "des", "d"];
const AFTER_OF = ["la", "l", "the", "un", "une"];
const SIGNS = ["'", "’", ".", ",", ":", "-", "–", "—", "•", "*"];
/** "clove(s)", "gros(se)" */
export const OPEN_ENDING = /(?<=\p{L})\((s|x|es|e|se)\)/giu;
const TOKEN = /\d+|\p{L}[\p{L}\p{M}]*(?:\((?:s|x|es|e|se)\))?|''|\S/giu;
const INCHES = /^(?:″|”|'')$/;

function tokenize(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    key: KEPT.includes(text) ? text : foldedKey(text.replace(OPEN_ENDING, "").replace(INCHES, '"')),
    start: index,
    end: index + text.length,
    spaced: index > 0 && /\s/.test(line[index - 1] ?? ""),
  }));
}

export function tokenizeLine(text: string, language: Language | null): Line {
  const tokens = tokenize(text);
  const isImperial = tokens.some(({ key }) => key === "imperial" || key === "uk");
  return { text, tokens, language, isImperial };
}

export function keyAt({ tokens }: Line, at: number): string {
  return tokens[at]?.key ?? "";
}

export function textFrom({ text, tokens }: Line, at: number): string {
  return text.slice(tokens[at]?.start ?? text.length);
}

export function upTo(line: Line, end: number): Line {
  const text = line.text.slice(0, line.tokens[end]?.start);
  return { ...line, text, tokens: line.tokens.slice(0, end) };
}

export function keysIn(text: string): string[] {
  return tokenize(text).map(({ key }) => key);
}

export function isDigits(token: Token | undefined): boolean {
  return token !== undefined && /^\d/.test(token.text);
}

export function readRest(line: Line, at: number): string {
  return textFrom(line, skipPreposition(line, at)).trim();
}

export function skipPreposition(line: Line, at: number): number {
  let end = skipSigns(line, at);
  if (!OF.includes(keyAt(line, end))) return end;
  end = skipSigns(line, end + 1);
  return AFTER_OF.includes(keyAt(line, end)) ? skipSigns(line, end + 1) : end;
}

export function wordsBetween(line: Line, from: number, to: number): string {
  const first = line.tokens[from];
  const last = line.tokens[to - 1];
  return first && last && to > from ? line.text.slice(first.start, last.end) : "";
}

export function afterBracket(line: Line, at: number): number | undefined {
  if (keyAt(line, at) !== "(" && keyAt(line, at) !== "[") return undefined;
  let depth = 0;
  for (let end = at; end < line.tokens.length; end++) {
    const key = keyAt(line, end);
    if (key === "(" || key === "[") depth += 1;
    if (key === ")" || key === "]") depth -= 1;
    if (depth === 0) return end + 1;
  }
  return undefined;
}

function skipSigns(line: Line, at: number): number {
  let end = at;
  while (SIGNS.includes(keyAt(line, end))) end += 1;
  return end;
}
