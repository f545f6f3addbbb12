import { ABOUT, BOUNDS, EACH } from "../units/measure-words";
import { type Phrases, phraseAt } from "../vocabulary";
import { isArticle, type Measure, readAmount, readMeasure } from "./amount-with-unit";
import { plus } from "./exact-numbers";
import { keyAt, type Line } from "./tokens";

export interface Quantity {
  measure: Measure;
  others: Measure[];
  end: number;
}

const OPENING = ["(", "["];
const CLOSING = [")", "]"];
const SAME = ["/", "or", "ou", ",", ";", "=", "|", "-", "–"];
const MORE = ["plus", "+", "and", "et", "&"];
const TO = ["to", "or", "à", "ou", "-", "–", "—"];

export function readQuantity(line: Line, at: number): Quantity | undefined {
  const from = startsWith(line, at, ABOUT);
  const first = readMeasure(line, from);
  if (!first) return undefined;
  const measure = { ...first, isPlain: first.isPlain && from === at };
  return readOthers(line, readMore(line, measure));
}

export function startsWith(line: Line, at: number, phrases: Phrases): number {
  return at + phraseAt(phrases, (after) => line.tokens[at + after]?.key);
}

export function isBound(line: Line, at: number): boolean {
  return startsWith(line, at, BOUNDS) > at;
}

/** Reads what continues an amount: pounds and ounces are added, other sums stay unread. */
function readMore(line: Line, measure: Measure): Measure {
  const { end } = measure;
  const joint = keyAt(line, end);
  const range = TO.includes(joint) && readMeasure(line, end + 1);
  if (range) return { ...unread(measure), isRange: true, doubt: null, end: range.end };
  const from = MORE.includes(joint) ? end + 1 : end;
  const more = readMeasure(line, from);
  if (!more) return withMore(line, measure);
  const { amount, isPound } = measure;
  if (!isPound || !more.isOunce || !amount || !more.amount) {
    return { ...unread(measure), doubt: "amount", end: more.end };
  }
  return { ...measure, amount: plus(amount, more.amount), isPlain: false, end: more.end };
}

/** "1 litre 1/2 d'eau", "1 kg 500 de farine": a further amount, so the measure stays unread. */
function withMore(line: Line, measure: Measure): Measure {
  const more = isArticle(line, measure.end) ? undefined : readAmount(line, measure.end);
  const isOf = ["de", "d", "of"].includes(keyAt(line, more?.end ?? -1));
  return more && isOf ? { ...unread(measure), doubt: "amount", end: more.end } : measure;
}

function unread(measure: Measure): Measure {
  return { ...measure, amount: null, isPlain: false };
}

function readOthers(line: Line, measure: Measure): Quantity {
  const none = { measure, others: [], end: measure.end };
  const sign = keyAt(line, measure.end);
  if (["/", "|", "="].includes(sign)) {
    const from = startsWith(line, measure.end + 1, ABOUT);
    const other = readMeasure(line, from);
    if (!other) return none;
    const whole = readMore(line, other);
    const rest = readOthers(line, whole);
    const others = [whole, ...rest.others];
    return { measure: { ...measure, isPlain: false }, others, end: rest.end };
  }
  if (!OPENING.includes(sign)) return none;
  const inside = readInside(line, measure.end + 1);
  if (!inside) return none;
  return { measure: { ...measure, isPlain: false }, others: inside.others, end: inside.end };
}

export function readInside(line: Line, at: number): { others: Measure[]; end: number } | undefined {
  const others: Measure[] = [];
  let end = at;
  for (;;) {
    const other = readMeasure(line, startsWith(line, end, ABOUT));
    if (!other) return undefined;
    const whole = readMore(line, other);
    others.push(whole);
    end = startsWith(line, whole.end, EACH);
    if (CLOSING.includes(keyAt(line, end))) return { others, end: end + 1 };
    if (!SAME.includes(keyAt(line, end))) return undefined;
    end += 1;
  }
}
