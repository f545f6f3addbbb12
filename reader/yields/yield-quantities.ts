import { findWordValue, isKind } from "./yield-vocabulary";

export interface Quantity {
  start: number;
  next: number;
  from: number;
  to: number;
  isWord: boolean;
  /** A single number, without a range, fraction or dozen. */
  isPlain: boolean;
}

const FRACTIONS: Record<string, number> = {
  ...{ "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4 },
  ...{ "⅛": 1 / 8, "⅜": 3 / 8, "⅝": 5 / 8, "⅞": 7 / 8 },
};

export function readQuantities(tokens: string[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const one = readRange(tokens, at);
    if (one) found.push(one);
    at = one?.next ?? at + 1;
  }
  return found;
}

function readRange(tokens: string[], start: number): Quantity | undefined {
  const one = readOne(tokens, start);
  if (!one) return undefined;
  const sign = tokens[one.next];
  const isRange = sign === "-" || sign === "/" || isKind(sign, "range");
  const other = isRange ? readOne(tokens, one.next + 1) : undefined;
  const isUp = other && other.from > one.from && one.isPlain && other.isPlain;
  if (!other || !isUp || (sign === "/" && one.from < 2)) return one;
  return { ...one, to: other.from, next: other.next, isPlain: false };
}

function readOne(tokens: string[], start: number): Quantity | undefined {
  const base = readNumber(tokens, start);
  const at = base?.next ?? start;
  const article = isKind(tokens[at], "around") || tokens[at] === "-" ? at + 1 : at;
  const times = findWordValue(tokens[at], "dozen") ?? findWordValue(tokens[article], "dozen");
  if (times !== undefined) {
    const next = findWordValue(tokens[at], "dozen") === undefined ? article + 1 : at + 1;
    if (!base && next > start + 1) return undefined;
    const from = (base?.from ?? 1) * times;
    return { start, next, from, to: from, isWord: false, isPlain: false };
  }
  return base?.isHalf ? undefined : base;
}

function readNumber(
  tokens: string[],
  start: number,
): (Quantity & { isHalf?: boolean }) | undefined {
  const token = tokens[start] ?? "";
  const quantity = { start, next: start + 1, to: 0, isWord: false, isPlain: true };
  const fraction = FRACTIONS[token] ?? fractionAt(tokens, start);
  if (fraction !== undefined) {
    const next = FRACTIONS[token] === undefined ? start + 3 : start + 1;
    return { ...quantity, from: fraction, to: fraction, next, isPlain: false };
  }
  if (isKind(token, "half")) {
    return { ...quantity, from: 0.5, to: 0.5, isWord: true, isPlain: false, isHalf: true };
  }
  const isFigure = /^\d/.test(token);
  const from = isFigure ? Number(token.replace(",", ".")) : findWordValue(token, "number");
  if (from === undefined) return undefined;
  const whole = { ...quantity, from, to: from, isWord: !isFigure };
  const rest = restAt(tokens, start + 1);
  if (!rest || !Number.isInteger(from)) return whole;
  return {
    ...whole,
    from: from + rest.value,
    to: from + rest.value,
    next: rest.next,
    isPlain: false,
  };
}

function restAt(tokens: string[], at: number): { value: number; next: number } | undefined {
  const sign = FRACTIONS[tokens[at] ?? ""];
  if (sign !== undefined) return { value: sign, next: at + 1 };
  const fraction = fractionAt(tokens, at);
  if (fraction !== undefined) return { value: fraction, next: at + 3 };
  const link = isKind(tokens[at], "and") ? at + 1 : undefined;
  if (link === undefined) return undefined;
  const half = isKind(tokens[link], "around") ? link + 1 : link;
  return isKind(tokens[half], "half") ? { value: 0.5, next: half + 1 } : undefined;
}

/** "6/8" means six to eight, but "1/2" a half. */
function fractionAt(tokens: string[], at: number): number | undefined {
  const [over, slash, under] = tokens.slice(at, at + 3);
  return over === "1" && slash === "/" && /^[234568]$/.test(under ?? "")
    ? 1 / Number(under)
    : undefined;
}
