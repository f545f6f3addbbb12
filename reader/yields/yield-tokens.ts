import { foldedKey } from "#domain/text/text";

/** Matches the ending of "8 serving(s)", "3 Portion(en)". */
const EITHER = /(?<=\p{L})\((e?s|e?n|e|er)\)/giu;
const TOKEN = /\d+(?:[.,]\d+)?|[½⅓⅔¼¾⅛⅜⅝⅞]|\p{L}+|[()[\],;:/+~"°%=-]/gu;
const SIGNS: [RegExp, string][] = [
  [/[–—−]/g, "-"],
  [/\s-\s(?=\D)/g, " ; "],
  [/[″”“]/g, '"'],
  [/⁄/g, "/"],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
  [/(?<=\d)\s*×\s*(?=\d)/g, " x "],
];

export function tokenizeYield(text: string): string[] {
  const plain = SIGNS.reduce((all, [sign, by]) => all.replace(sign, by), text);
  const tokens = withoutPluralMarks(plain).match(TOKEN) ?? [];
  return tokens.map((token) => (/\p{L}/u.test(token) ? foldedKey(token) : token));
}

export function withoutPluralMarks(text: string): string {
  return text.replace(EITHER, "$1");
}
