import type { Quantity } from "#domain/line/line";
import { MEASURES, type Measure } from "#domain/measures/measures";
import { isOrMore } from "../parse/measure";
import { startsWith } from "../parse/scan";
import { JUICE } from "../parse/signs";
import type { Scan } from "../parse/types";
import { afterBracket, keyAt, type Line, wordsBetween } from "../tokens";
import {
  ABOUT,
  ABOUT_BEHIND,
  BETWEEN,
  BOUNDS,
  EACH,
  FILLED_AFTER,
  MORE,
  OR,
} from "../units/measure-words";
import { findUnitCore } from "../units/unit-core";
import { getWords } from "../vocabulary";

/** Where the amount of a line stands, in tokens. */
export interface AmountPlace {
  scan: Scan;
  /** All quantities of the line. */
  located: Located[];
  line: Line;
  quantity: Quantity;
  /** With the "about" before the number. */
  start: number;
  from: number;
  numberEnd: number;
  unit: UnitPlace | undefined;
  /** Behind what says the amount once more: "(180 g)". */
  end: number;
  same: Quantity[];
  /** "2 tsp plus 1 pinch" */
  hasMore: boolean;
  /** "2 cups or so" */
  isAboutBehind: boolean;
  /** "At least 2", "4+ cups", "2 g max" */
  isBound: boolean;
  isLeading: boolean;
  /** "Juice of" */
  juice: string;
}

interface UnitPlace {
  at: number;
  end: number;
  /** Undefined for dozens. */
  measure: Measure | undefined;
}

export interface Located {
  quantity: Quantity;
  from: number;
  end: number;
}

const BOUNDS_BEHIND = getWords("bound behind");

export function findAmountPlace(scan: Scan): AmountPlace | undefined {
  const { line, quantities, first } = scan;
  const located = quantities.map((quantity) => toTokens(line, quantity));
  const amount = located.find(({ quantity }) => quantity.role === "amount");
  if (!amount) return undefined;
  const { quantity, from } = amount;
  const last = quantity.terms.at(-1);
  const numberEnd = quantity.isImplied ? from : findToken(line, last?.spans[0]?.[1] ?? 0);
  const isBetween = from === first + 1 && BETWEEN.has(keyAt(line, first));
  const isFirst = from <= first || isBetween;
  const isAfterJuice = line.tokens.slice(0, from).some(({ key }) => JUICE.has(key));
  const filledEnd = skipFilled(line, amount.end);
  const measureEnd = startsWith(line, filledEnd, ABOUT_BEHIND);
  const { end: sameEnd, same } = skipSame(line, measureEnd, located);
  const more = findMore(line, sameEnd, located);
  const end = more?.end ?? sameEnd;
  const isBoundBehind = BOUNDS_BEHIND.has(keyAt(line, end)) && !isWord(line, end + 1);
  return {
    scan,
    located,
    line,
    quantity,
    start: isFirst ? scan.start : skipBackAbout(line, from),
    from,
    numberEnd,
    unit: last?.unit && {
      at: findToken(line, last.unit.span[0]),
      end: findToken(line, findUnitCore(line.text, last.unit)[1]),
      measure: MEASURES.get(last.unit.key),
    },
    end: isBoundBehind ? end + 1 : end,
    same,
    isAboutBehind: measureEnd > filledEnd,
    hasMore: more !== undefined,
    isBound:
      isBoundBehind ||
      isOrMore(line, numberEnd) ||
      startsWith(line, scan.start, BOUNDS) > scan.start,
    isLeading: isFirst || isAfterJuice,
    juice: isAfterJuice ? wordsBetween(line, 0, skipBackPreposition(line, from)) : "",
  };
}

function isWord(line: Line, at: number): boolean {
  return /^[\p{L}-]/u.test(keyAt(line, at));
}

function findToken({ tokens }: Line, offset: number): number {
  const at = tokens.findIndex(({ end }) => end > offset);
  return at < 0 ? tokens.length : at;
}

function toTokens(line: Line, quantity: Quantity): Located {
  const spans = quantity.terms.flatMap(({ spans, unit }) => (unit ? [...spans, unit.span] : spans));
  const start = Math.min(...spans.map(([from]) => from));
  const end = Math.max(...spans.map(([, to]) => to));
  return { quantity, from: findToken(line, start), end: findToken(line, end) };
}

/** In French the fullness follows the spoon; but "ras el hanout" is a spice. */
function skipFilled(line: Line, at: number): number {
  let end = at;
  while (FILLED_AFTER.has(keyAt(line, end)) && keyAt(line, end + 1) !== "el") end += 1;
  return end;
}

function skipBackAbout(line: Line, at: number): number {
  const before = { ...line, tokens: line.tokens.slice(0, at) };
  return startsWith(before, at - 1, ABOUT) === at ? at - 1 : at;
}

function findMore(line: Line, at: number, located: Located[]): Located | undefined {
  const isMore = MORE.has(keyAt(line, at)) || /^[+&]$/.test(keyAt(line, at));
  const next = isMore ? located.find(({ from }) => from === at + 1) : undefined;
  return next && isMeasured(next.quantity) ? next : undefined;
}

function isMeasured({ terms }: Quantity): boolean {
  return terms.some(({ unit }) => MEASURES.get(unit?.key ?? "")?.kind === "informal");
}

/** English keeps the "of" of "juice of". */
function skipBackPreposition(line: Line, at: number): number {
  let end = at;
  while (/^(?:['’]|d|de|la)$/.test(keyAt(line, end - 1))) end -= 1;
  return end;
}

function skipSame(line: Line, at: number, located: Located[]): { end: number; same: Quantity[] } {
  const sign = keyAt(line, at);
  const from = startsWith(line, at + 1, ABOUT);
  const next = located.find((each) => each.from === from && each.quantity.role !== "other");
  const isJoint = /^[/|=]$/.test(sign) || OR.has(sign);
  if (!next || !(isJoint || /^[([]$/.test(sign))) return { end: at, same: [] };
  if (isJoint) {
    const more = skipSame(line, next.end, located);
    return { end: more.end, same: [next.quantity, ...more.same] };
  }
  const close = (afterBracket(line, at) ?? line.tokens.length) - 1;
  const inside = located.filter((each) => each.from > at && each.end <= close);
  const isAll = startsWith(line, inside.at(-1)?.end ?? close, EACH) === close;
  return isAll
    ? { end: close + 1, same: inside.map(({ quantity }) => quantity) }
    : { end: at, same: [] };
}
