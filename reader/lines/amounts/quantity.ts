import { amountOf } from "#domain/amount";
import type { Language } from "#domain/languages";
import { ABOUT, BOUNDS, EACH } from "../units/measure-words";
import { type Phrases, phraseAt } from "../vocabulary/vocabulary";
import { isArticle, type Measure, readAmount, readMeasure } from "./amount-with-unit";
import type { Token } from "./tokens";

/** A measure with all that says how much with it: "200g/7oz", "1 cup (240 ml)", "1 lb 4 oz". */
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

export function readQuantity(
  tokens: Token[],
  at: number,
  language: Language | null,
): Quantity | undefined {
  const from = startsWith(tokens, at, ABOUT);
  const first = readMeasure(tokens, from, language);
  if (!first) return undefined;
  const measure = { ...first, isPlain: first.isPlain && from === at };
  return readOthers(tokens, language, readMoreOf(tokens, language, measure));
}

/** Where one of the phrases ends that begin at a token; the token itself where none does. */
export function startsWith(tokens: Token[], at: number, phrases: Phrases): number {
  return at + phraseAt(phrases, (after) => tokens[at + after]?.key);
}

export function isBound(tokens: Token[], at: number): boolean {
  return startsWith(tokens, at, BOUNDS) > at;
}

/** What goes on to say the same amount: pounds and ounces are summed, other sums are not. */
function readMoreOf(tokens: Token[], language: Language | null, measure: Measure): Measure {
  const { end } = measure;
  const joint = tokens[end]?.key ?? "";
  const range = TO.includes(joint) && readMeasure(tokens, end + 1, language);
  if (range) return { ...unread(measure), isRange: true, doubt: null, end: range.end };
  const from = MORE.includes(joint) ? end + 1 : end;
  const more = readMeasure(tokens, from, language);
  if (!more) return withMore(tokens, measure);
  const { amount, isPound } = measure;
  if (!isPound || !more.isOunce || !amount || !more.amount) {
    return { ...unread(measure), doubt: "amount", end: more.end };
  }
  const sum = amountOf(
    amount.numerator * more.amount.denominator + more.amount.numerator * amount.denominator,
    amount.denominator * more.amount.denominator,
  );
  return { ...measure, amount: sum, isPlain: false, end: more.end };
}

/** "1 litre 1/2 d'eau", "1 kg 500 de farine": more of it, that is not read. */
function withMore(tokens: Token[], measure: Measure): Measure {
  const more = isArticle(tokens, measure.end) ? undefined : readAmount(tokens, measure.end);
  const isOf = ["de", "d", "of"].includes(tokens[more?.end ?? -1]?.key ?? "");
  return more && isOf ? { ...unread(measure), doubt: "amount", end: more.end } : measure;
}

function unread(measure: Measure): Measure {
  return { ...measure, amount: null, isPlain: false };
}

function readOthers(tokens: Token[], language: Language | null, measure: Measure): Quantity {
  const none = { measure, others: [], end: measure.end };
  const sign = tokens[measure.end]?.key ?? "";
  if (["/", "|", "="].includes(sign)) {
    const from = startsWith(tokens, measure.end + 1, ABOUT);
    const other = readMeasure(tokens, from, language);
    if (!other) return none;
    const whole = readMoreOf(tokens, language, other);
    const rest = readOthers(tokens, language, whole);
    const others = [whole, ...rest.others];
    return { measure: { ...measure, isPlain: false }, others, end: rest.end };
  }
  if (!OPENING.includes(sign)) return none;
  const inside = readInside(tokens, measure.end + 1, language);
  if (!inside) return none;
  return { measure: { ...measure, isPlain: false }, others: inside.others, end: inside.end };
}

/** Measures within brackets, and nothing else: "(8 oz / 227 g)". */
export function readInside(
  tokens: Token[],
  at: number,
  language: Language | null,
): { others: Measure[]; end: number } | undefined {
  const others: Measure[] = [];
  let end = at;
  for (;;) {
    const other = readMeasure(tokens, startsWith(tokens, end, ABOUT), language);
    if (!other) return undefined;
    const whole = readMoreOf(tokens, language, other);
    others.push(whole);
    end = startsWith(tokens, whole.end, EACH);
    if (CLOSING.includes(tokens[end]?.key ?? "")) return { others, end: end + 1 };
    if (!SAME.includes(tokens[end]?.key ?? "")) return undefined;
    end += 1;
  }
}
