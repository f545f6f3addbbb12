import { getFoldedWords, getNumbers } from "#domain/language/vocabulary/vocabulary";

const NUMBERS = {
  number: new Map([...getNumbers("number"), ...getNumbers("larger number")]),
  dozen: new Map([...getNumbers("dozen"), ...getNumbers("yield dozen")]),
};
const HALF = [...getNumbers("part")].flatMap(([word, parts]) => (parts === 2 ? [word] : []));
const WORDS = {
  and: getFoldedWords("and"),
  half: new Set(HALF),
  servings: getFoldedWords("servings"),
  serves: getFoldedWords("serves"),
  label: getFoldedWords("yield label"),
  around: getFoldedWords("yield filler"),
  range: getFoldedWords("range"),
  measure: getFoldedWords("yield measure"),
  per: getFoldedWords("per"),
};

export function isKind(token: string | undefined, kind: keyof typeof WORDS): boolean {
  return token !== undefined && WORDS[kind].has(token);
}

export function findWordValue(
  token: string | undefined,
  kind: keyof typeof NUMBERS,
): number | undefined {
  return token === undefined ? undefined : NUMBERS[kind].get(token);
}

export function isMeasureAt(tokens: string[], at: number): boolean {
  const place = tokens[at] === "-" ? at + 1 : at;
  const token = tokens[place];
  return token === '"' || token === "°" || token === "%" || isKind(token, "measure");
}
