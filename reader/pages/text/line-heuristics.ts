import { buildPattern } from "../../phrases";

const AMOUNT = new RegExp(`^(?:\\d|[½⅓⅔¼¾⅛⅜⅝⅞]|${buildPattern("amount word")} [\\p{L}\\d])`, "iu");
const PINCH = new RegExp(
  `^(?:${buildPattern("pinch of")} ?|${buildPattern("seasoning")}(?!\\p{L}))`,
  "iu",
);
const BULLET = /^[-–*•·▢☐□▪●◦‣] ?(?=\S)/;
const NUMBERED = new RegExp(
  `^(?:${buildPattern("step label")}\\s*\\d{1,2}\\b|\\d{1,2}\\s*[.)](?!\\d))`,
  "i",
);
const MAX_INGREDIENT = 100;
const MIN_SENTENCE = 60;

export function isIngredientLike(line: string): boolean {
  if (line.length > MAX_INGREDIENT || isStepLike(line)) return false;
  return BULLET.test(line) || AMOUNT.test(line) || PINCH.test(line);
}

function isStepLike(line: string): boolean {
  if (NUMBERED.test(line)) return true;
  const isSentence = /[.!]$/.test(line) && / .* /.test(line);
  return !AMOUNT.test(line) && !BULLET.test(line) && (isSentence || line.length > MIN_SENTENCE);
}

const GROUP = /^[^.!?]{1,40}:$/;

export function splitByShape(lines: string[]): {
  before: string[];
  ingredients: string[];
  after: string[];
} {
  const found = lines.findIndex(isIngredientLike);
  const first = GROUP.test(lines[found - 1] ?? "") ? found - 1 : found;
  if (first < 0) return { before: lines, ingredients: [], after: [] };
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => isStepLike(line));
  return {
    before: lines.slice(0, first),
    ingredients: end < 0 ? rest : rest.slice(0, end),
    after: end < 0 ? [] : rest.slice(end),
  };
}
