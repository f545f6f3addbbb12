import { foldedKey } from "#domain/text";

export interface Token {
  text: string;
  /** Without case and accents; but "T" is not the "t" of a teaspoon, nor "à" the article "a", nor tea "the". */
  key: string;
  start: number;
  end: number;
  spaced: boolean;
}

export const FRACTION_SIGN = /^[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒]$/;
const KEPT = ["T", "à", "thé"];
const TOKEN = /\d+|\p{L}[\p{L}\p{M}]*|\S/gu;

export function tokensOf(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    key: KEPT.includes(text) ? text : foldedKey(text),
    start: index,
    end: index + text.length,
    spaced: index > 0 && /\s/.test(line[index - 1] ?? ""),
  }));
}

export function keysIn(text: string): string[] {
  return tokensOf(text).map(({ key }) => key);
}

export function isDigits(token: Token | undefined): boolean {
  return token !== undefined && /^\d/.test(token.text);
}
