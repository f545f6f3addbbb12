import { MAX_YIELD } from "#domain/recipe/recipe";
import { type Quantity, readQuantities } from "./yield-quantities";
import { tokenizeYield } from "./yield-tokens";
import { isKind, isMeasureAt } from "./yield-vocabulary";

const MAX_LENGTH = 200;
/** As in "6 large portions", "8 good sized pieces for people". */
const MAX_WORDS_BETWEEN = 3;

/** Servings win over other counts. `says`: the text, if it says more than the number. */
export function readYield(written: string): { servings: number | null; says: string } {
  const whole = written.trim();
  const tokens = tokenizeYield(whole.slice(0, MAX_LENGTH));
  const quantities = readQuantities(tokens);
  const chosen =
    quantities.find((quantity) => isFollowedByServings(tokens, quantity)) ??
    quantities.find((quantity) => isPrecededByServings(tokens, quantity)) ??
    onlyCounted(tokens, quantities);
  const servings = chosen ? Math.floor(chosen.from || chosen.to) : 0;
  if (!chosen || servings < 1 || servings > MAX_YIELD) return { servings: null, says: whole };
  const isExact = chosen.isPlain && chosen.from === servings;
  const isAlone = isExact && whole.length <= MAX_LENGTH && tokens.every(isEmptyBeside(chosen));
  return { servings, says: isAlone ? "" : whole };
}

export function namesServings(written: string): boolean {
  const tokens = tokenizeYield(written.slice(0, MAX_LENGTH));
  if (!tokens.some((token) => isKind(token, "servings") || isKind(token, "serves"))) return false;
  return readQuantities(tokens).some(
    (quantity) => isFollowedByServings(tokens, quantity) || isPrecededByServings(tokens, quantity),
  );
}

function isFollowedByServings(tokens: string[], { next }: Quantity): boolean {
  if (isMeasureAt(tokens, next)) return false;
  let at = skipSize(tokens, next);
  for (let words = 0; words <= MAX_WORDS_BETWEEN; at++) {
    const token = tokens[at];
    if (token === undefined || isKind(token, "per") || /^[\d(),;/:+]/.test(token)) return false;
    if (isKind(token, "servings")) return true;
    if (token !== "-") words += 1;
  }
  return false;
}

function skipSize(tokens: string[], from: number): number {
  let at = tokens[from] === "(" ? from + 1 : from;
  if (!/^\d/.test(tokens[at] ?? "") || !isMeasureAt(tokens, at + 1)) return from;
  at += 1;
  while (tokens[at] === "-" || isKind(tokens[at], "measure") || tokens[at] === ")") at += 1;
  return at;
}

function isPrecededByServings(tokens: string[], { start, next, isWord, from }: Quantity): boolean {
  if (isMeasureAt(tokens, next)) return false;
  let at = start - 1;
  while (tokens[at] === ":" || tokens[at] === "~" || isKind(tokens[at], "around")) at -= 1;
  const isNamed = isKind(tokens[at], "serves") || isKind(tokens[at], "servings");
  return isNamed && !(isWord && from === 1);
}

/** Picks the only count: "12 muffins", "24 2-inch cookies". Several counts are ambiguous. */
function onlyCounted(tokens: string[], quantities: Quantity[]): Quantity | undefined {
  const [only, more] = quantities.filter(
    ({ start, next, isWord, from }) =>
      !isMeasureAt(tokens, next) && !isKind(tokens[start - 1], "per") && !(isWord && from === 1),
  );
  const isSure = quantities.length === 1 || (only?.from ?? 0) > 1;
  return more || !isSure ? undefined : only;
}

function isEmptyBeside({ start, next }: Quantity) {
  return (token: string, at: number) =>
    (at >= start && at < next) ||
    /^[:.~]$/.test(token) ||
    (["servings", "serves", "label", "around"] as const).some((kind) => isKind(token, kind));
}
