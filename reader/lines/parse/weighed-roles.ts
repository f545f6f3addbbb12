import { getBaseSize, type Measure } from "#domain/measures/measures";
import { keyAt } from "../tokens";
import { BETWEEN, CONTAINERS, LESS, MORE, OR, TO } from "../units/measure-words";
import { readUnit } from "../units/unit-words";
import { getPhrases, getWords } from "../vocabulary";
import { toNumber } from "./exact-number";
import { startsWith } from "./scan";
import {
  CUT_INTO,
  DASHES,
  isOpening,
  isPreposition,
  isWeighed,
  MADE_FROM,
  SIGNS_OF_SAME,
} from "./signs";
import type { Lead, LineMeasure, Outcome, Place } from "./types";

/** "2 packets (14 g in total)" */
const IN_ALL = getPhrases("in all");

const DISSOLVED_IN = getWords("dissolved in");

type Rule = (place: Place) => Outcome | undefined;

export function findWeighedRole(place: Place): Outcome {
  for (const rule of WEIGHED_RULES) {
    const outcome = rule(place);
    if (outcome) return outcome;
  }
  return "none";
}

const WEIGHED_RULES: Rule[] = [
  ({ isAfterIgnored, before }) =>
    isAfterIgnored && (isOpening(before) || before === "/" || before === "and" || before === "et")
      ? "none"
      : undefined,
  ({ isEach, scan }) => (isEach && scan.lead ? "each" : undefined),
  ({ isAdjacent, before, scan }) => {
    const role = scan.previous?.quantity.role;
    const isOfOne = role === "size" || role === "each";
    return isAdjacent && isOfOne && (isOpening(before) || before === "/") ? role : undefined;
  },
  (place) => (place.isDirect && isSmallerOfSameKind(place) ? "sum" : undefined),
  findRange,
  findSum,
  ({ isAdjacent, before, scan }) => {
    const isSame = SIGNS_OF_SAME.includes(before) || OR.has(before);
    if (!isAdjacent || !isSame || !scan.previous) return undefined;
    const { role } = scan.previous.quantity;
    return role === "amount" ? "same" : role;
  },
  findBracketRole,
  findLeadRole,
  findSizeRole,
  findOtherRole,
];

/** "2 lb 4 oz": a smaller unit of the same kind behind the first. */
function isSmallerOfSameKind({ scan, measured }: Place): boolean {
  const quantity = scan.previous?.quantity;
  const before = scan.previous?.measured.measure;
  if (!quantity || !before || quantity.join === "range" || measured.join === "range") return false;
  const last = quantity.terms.at(-1)?.unit?.key;
  if (last === measured.measure?.key || before.kind !== measured.measure?.kind) return false;
  return getSize(measured.measure) < getSize(before);
}

function getSize(measure: Measure | undefined): number {
  const size = measure && getBaseSize(measure);
  return size ? toNumber(size) : 0;
}

function findSum(place: Place): Outcome | undefined {
  const { isAdjacent, before, scan, measured } = place;
  const { previous, lead } = scan;
  if (!isAdjacent || !previous || previous.quantity.join === "range") return undefined;
  if (!isWeighed(previous.measured.measure)) return undefined;
  if (LESS.has(before)) return "difference";
  if (MORE.has(before) || before === "+" || before === "&") return "sum";
  const isOunces = before === "," && measured.measure?.key === "ounce" && previous === lead;
  return isOunces && isSmallerOfSameKind(place) ? "sum" : undefined;
}

/** "500 g to 1 kg": a range whose ends have units of their own. */
function findRange({ isAdjacent, before, scan, measured }: Place): Outcome | undefined {
  const { previous } = scan;
  if (!isAdjacent || !previous) return undefined;
  const isBetween = BETWEEN.has(keyAt(scan.line, previous.measured.start - 1)) && MORE.has(before);
  const isTo = (TO.has(before) && !OR.has(before)) || DASHES.includes(before) || isBetween;
  if (!isTo) return undefined;
  const { join, terms } = previous.quantity;
  if (join !== "one" || terms.length !== 1 || measured.join !== "one") return undefined;
  const { measure } = previous.measured;
  const isSameKind = measure !== undefined && measure.kind === measured.measure?.kind;
  const isMore = getBase(previous.measured) < getBase(measured);
  return isSameKind && isMore ? "range" : undefined;
}

function getBase({ measure, terms: [term] }: LineMeasure): number {
  return getSize(measure) * (term ? toNumber(term.value) : 0);
}

function findBracketRole(place: Place): Outcome | undefined {
  const { before, beforeThat, scan } = place;
  const { lead, depth, bracketRole } = scan;
  if (isOpening(before) && lead && (depth === 1 || isOpening(beforeThat)))
    return findOpeningRole(place, lead);
  const isJoined = SIGNS_OF_SAME.includes(before) || OR.has(before);
  return depth > 0 && bracketRole && isJoined ? bracketRole : undefined;
}

function findOpeningRole(place: Place, lead: Lead): Outcome {
  const { scan, measured, isAdjacent } = place;
  const { previous } = scan;
  const isOfOther = isAdjacent && previous?.quantity.role === "other";
  if (isOfOther && previous.measured.measure?.kind === "container") return "size";
  if (startsWith(scan.line, measured.end, IN_ALL) > measured.end) return "same";
  const isContainer = lead.measured.measure?.kind === "container";
  if (isContainer && measured.measure?.kind !== "spoon") return "size";
  const isHyphened = keyAt(scan.line, measured.number.end) === "-";
  const isCount = !isWeighed(lead.measured.measure);
  return isCount && (isHyphened || isBeforeFood(place)) ? "each" : "same";
}

/** "2 (200 g) steaks": of each; but "1½ (5 g) teaspoons". */
function isBeforeFood({ scan, measured, isAdjacent }: Place): boolean {
  const { lead, previous, line } = scan;
  const isNext = isAdjacent && lead === previous && !lead?.measured.measure;
  return isNext && !readUnit(line, measured.end + 1);
}

function findLeadRole({ before, beforeThat, scan }: Place): Outcome | undefined {
  if (scan.lead) return undefined;
  const isOfContainer = isPreposition(before) && CONTAINERS.has(beforeThat);
  if (isOfContainer) return "size";
  if (CUT_INTO.has(before) || before === "par" || before === "per") return "none";
  return scan.depth > 0 && !isOpening(before) ? "none" : "amount";
}

function findSizeRole({ before, scan, measured }: Place): Outcome | undefined {
  const { lead } = scan;
  if (!lead || isWeighed(lead.measured.measure)) return undefined;
  const isContainer = lead.measured.measure?.kind === "container";
  if (isPreposition(before)) return isContainer ? "size" : "each";
  return isContainer && measured.start === lead.end ? "size" : undefined;
}

function findOtherRole(place: Place): Outcome | undefined {
  const { before, scan, measured } = place;
  const { lead, depth, line } = scan;
  const isLast = measured.end >= line.tokens.length;
  const isMetric = measured.measure?.system === "metric";
  const isCountedLead = lead && !isWeighed(lead.measured.measure);
  if (DISSOLVED_IN.has(before) && !isLast && !isCountedLead) return "other";
  const isTrailing = isLast && depth === 0 && isMetric && !isCountedLead;
  if (isTrailing && !isPreposition(before) && !CUT_INTO.has(before)) return "same";
  if (MORE.has(before) || before === "+" || before === "," || OR.has(before)) return "other";
  if (LESS.has(before)) return "other";
  if (depth > 0 && (OR.has(before) || before === "=" || place.isAbout)) return "same";
  return MADE_FROM.has(before) ? "other" : undefined;
}
