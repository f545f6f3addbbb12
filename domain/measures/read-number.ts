import { LOCALES } from "../language/locales";
import { getFoldedWords, getNumbers, getRows } from "../language/vocabulary/vocabulary";

interface ReadNumber {
  value: number;
  next: number;
}

const ONES = new Map([...getNumbers("number", LOCALES), ...getNumbers("larger number", LOCALES)]);
const TENS = getNumbers("tens", LOCALES);
const ARTICLES = new Set([
  ...getFoldedWords("article", LOCALES),
  ...getFoldedWords("one more", LOCALES),
]);
const ROUGHLY = new Map([...getNumbers("dozen", LOCALES), ...getNumbers("rough number", LOCALES)]);
const OF = getFoldedWords("of food", LOCALES);
const HALF_MORE = getRows("half more", LOCALES).map(({ word }) => word.split(" "));

/** Only these: in a recipe, 4/5 means "4 to 5". */
const FRACTIONS: Record<string, number> = {
  ...{ "1/2": 1 / 2, "1/3": 1 / 3, "2/3": 2 / 3, "1/4": 1 / 4, "3/4": 3 / 4 },
};

export function readNumber(tokens: string[], at: number): ReadNumber | undefined {
  const read = readDigits(tokens, at) ?? readRoughly(tokens, at) ?? readWords(tokens, at);
  if (!read) return undefined;
  const { value, next } = read;
  const half = HALF_MORE.find((words) =>
    words.every((word, place) => tokens[next + place] === word),
  );
  return half ? { value: value + 0.5, next: next + half.length } : read;
}

function readDigits(tokens: string[], at: number): ReadNumber | undefined {
  const token = tokens[at] ?? "";
  const fraction = FRACTIONS[token];
  if (fraction !== undefined) return { value: fraction, next: at + 1 };
  if (!/^\d+([.,]\d+)?$/.test(token)) return undefined;
  const value = Number(token.replace(",", "."));
  const rest = FRACTIONS[tokens[at + 1] ?? ""];
  if (rest === undefined || !Number.isInteger(value)) return { value, next: at + 1 };
  return { value: value + rest, next: at + 2 };
}

function readRoughly(tokens: string[], at: number): ReadNumber | undefined {
  const start = isOne(tokens[at]) ? at + 1 : at;
  const value = ROUGHLY.get(tokens[start] ?? "");
  if (value === undefined) return undefined;
  return { value, next: start + (OF.has(tokens[start + 1] ?? "") ? 2 : 1) };
}

function readWords(tokens: string[], at: number): ReadNumber | undefined {
  const [word = "", ...rest] = tokens.slice(at, at + 3);
  if (ARTICLES.has(word)) return { value: 1, next: at + 1 };
  const joined = rest[0] === "-" ? 2 : 1;
  const isEighty = word === "quatre" && /^vingts?$/.test(tokens[at + joined] ?? "");
  const tens = isEighty ? 80 : TENS.get(word);
  if (tens === undefined) {
    const value = ONES.get(word);
    return value === undefined ? undefined : { value, next: at + 1 };
  }
  const next = at + (isEighty ? joined + 1 : 1);
  const link = tokens[next] === "-" || tokens[next] === "et" ? 1 : 0;
  const ones = ONES.get(tokens[next + link] ?? "") ?? 0;
  if (isCompound(word, tens, ones, tokens[next])) {
    return { value: tens + ones, next: next + link + 1 };
  }
  return { value: tens, next };
}

function isCompound(word: string, tens: number, ones: number, link: string | undefined): boolean {
  if (ones === 0) return false;
  if (word === "dix") return link === "-" && ones >= 7 && ones <= 9;
  if (link === "et") return ones === 1 || ones === 11;
  return ones < (word === "soixante" || tens === 80 ? 20 : 10);
}

function isOne(token = ""): boolean {
  return ARTICLES.has(token) || ONES.get(token) === 1;
}
