import { keyAt } from "../tokens";
import { LESS, MORE, OR } from "../units/measure-words";
import { getWords } from "../vocabulary";
import {
  CUT_INTO,
  DASHES,
  isOpening,
  isPreposition,
  JUICE,
  MADE_FROM,
  SIZES_OF_FOOD,
} from "./signs";
import type { Outcome, Place } from "./types";

const NOT_COUNTED = getWords("not counted");

/** The role of a number that counts things: "2 eggs and 1 yolk", "(or 2 leaves)". */
export function findCountRole(place: Place): Outcome {
  const { scan, measured } = place;
  if (measured.terms.length === 0) return "none";
  if (!scan.lead) return findTrailingCount(place);
  const next = keyAt(scan.line, measured.number.end);
  const isNoun = /^\p{L}{2}/u.test(next) && !NOT_COUNTED.has(next);
  const isThing = isNoun || measured.measure !== undefined;
  return (
    findCountInBracket(place, isThing) ??
    findCountBeside(place, isThing) ??
    (isThing && MADE_FROM.has(place.before) ? "other" : "none")
  );
}

function findCountInBracket(place: Place, isThing: boolean): Outcome | undefined {
  const { before, beforeThat, scan, measured, isAbout } = place;
  const { lead, depth } = scan;
  const isClosed = [")", "]"].includes(keyAt(scan.line, measured.number.end));
  const isCount = lead && !lead.measured.measure;
  if (isOpening(before) && measured.sizes.length > 0 && isSameCount(place)) return "same";
  if (isOpening(before) && (isThing || ((isAbout || measured.join === "range") && isClosed)))
    return isCount ? "other" : "same";
  const isJoined = OR.has(before) || isPreposition(before);
  if (depth > 0 && isJoined && isOpening(beforeThat) && isThing) return "other";
  return isOpening(before) && place.isAdjacent ? "other" : undefined;
}

/** "2 cartons of cream (2 × 20 cl)" */
function isSameCount({ scan: { lead }, measured }: Place): boolean {
  const [counted, again] = [lead?.quantity.terms[0]?.value, measured.terms[0]?.value];
  return counted?.numerator === again?.numerator && counted?.denominator === again?.denominator;
}

function findCountBeside(place: Place, isThing: boolean): Outcome | undefined {
  const { before, scan, measured, isAdjacent } = place;
  const { previous } = scan;
  if (OR.has(before) && (isThing || measured.sizes.length > 0)) return "other";
  if (!isThing) return undefined;
  if (isAddedThing(place) || isListedThing(place)) return "other";
  if (!isAdjacent || !previous || (before !== "/" && before !== "=")) return undefined;
  return previous.quantity.role === "amount" ? "same" : previous.quantity.role;
}

/** "2 eggs and 1 yolk", "5 lime leaves or zest of 4 limes" */
function isAddedThing({ before, beforeThat }: Place): boolean {
  const isMore = MORE.has(before) || LESS.has(before) || before === "+" || before === "&";
  return (isMore && !CUT_INTO.has(beforeThat)) || (isPreposition(before) && JUICE.has(beforeThat));
}

/** "1 poivron vert – 1 poivron rouge", "1 carrot, 1 onion" */
function isListedThing({ before, scan, measured, isAdjacent }: Place): boolean {
  const { lead, line, depth } = scan;
  if (DASHES.includes(before)) return line.tokens[measured.start]?.spaced === true && !isAdjacent;
  const isCount = lead !== undefined && !lead.measured.measure;
  const isWhole = depth > 0 || measured.terms[0]?.value.denominator === 1;
  return before === "," && isCount && isWhole && !CUT_INTO.has(keyAt(line, measured.number.end));
}

const TRAILING_SIGNS = [":", "(", ",", "…", "•", "x", "×", ...DASHES];

/** "Eggs: 2", "garlic 1 clove", "oignons x 3": the amount follows the name. */
function findTrailingCount({ scan, measured, before, beforeThat }: Place): Outcome {
  const { line, depth } = scan;
  const isSized = SIZES_OF_FOOD.has(keyAt(line, measured.end));
  const after = keyAt(line, isSized ? measured.end + 1 : measured.end);
  const isLast = after === "" || /^[,).(]$/.test(after);
  const isSigned = TRAILING_SIGNS.includes(before);
  if (!isLast || CUT_INTO.has(before)) return "none";
  if (measured.measure || isSized) return isSigned || /^\p{L}/u.test(before) ? "amount" : "none";
  const isBare = before === ":" || before === "x" || before === "×";
  const isRange = measured.join === "range" && (before === "(" || before === "-");
  return depth === 0 && (isBare || isRange) && beforeThat !== "" ? "amount" : "none";
}
