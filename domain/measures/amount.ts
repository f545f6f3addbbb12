import { LOCALES } from "../language/locales";
import { formatNumber } from "../text/format-number";
import { isMetric, type Unit } from "./units";

/** A fraction in lowest terms, so that a third stays exact. */
export interface Amount {
  numerator: number;
  denominator: number;
}

const MAX_AMOUNT = 100_000;
/** A fluid ounce is 29.5735295625 mL; with more decimals a double is not exact near 100,000. */
const MAX_DECIMALS = 10;
const MAX_DENOMINATOR = 1_000;

const COOKS_DENOMINATORS = [2, 3, 4, 6, 8, 12, 16];

/** "1,250" is 1250 in English and 1.25 in French. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

const VULGAR_FRACTIONS: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅐": "1/7",
  "⅑": "1/9",
  "⅒": "1/10",
};

export type AmountProblem = "unreadable" | "ambiguous" | "outOfRange";

/** Parses "250", "1.5", "1,5", "1/3", "1 1/2", "1½", "1 000". */
export function parseAmount(text: string): Amount | { problem: AmountProblem } {
  const plain = text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒]/g, (sign) => ` ${VULGAR_FRACTIONS[sign]}`)
    .replace(/⁄/g, "/")
    .replace(/\s*\/\s*/g, "/")
    .replace(/\s+/g, " ")
    .trim();
  if (AMBIGUOUS.test(plain)) return { problem: "ambiguous" };
  const amount = parseGrouped(plain) ?? parseDecimal(plain) ?? parseFraction(plain);
  if (!amount) return { problem: "unreadable" };
  const inRange =
    amount.numerator > 0 &&
    amount.numerator <= MAX_AMOUNT * amount.denominator &&
    amount.denominator > 0;
  return inRange ? createAmount(amount.numerator, amount.denominator) : { problem: "outOfRange" };
}

export function formatAmount(amount: Amount, unit: Unit, locale: string): string {
  const { numerator, denominator } = amount;
  const decimal = formatDecimal(numerator / denominator, locale);
  if (isDecimal(amount, unit) && !AMBIGUOUS.test(decimal)) return decimal;
  const whole = Math.floor(numerator / denominator);
  const rest = `${numerator - whole * denominator}/${denominator}`;
  return whole > 0 ? `${formatDecimal(whole, locale)} ${rest}` : rest;
}

/** Whether an amount survives formatting and parsing; only such amounts are stored. */
export function isExactInWords(amount: Amount, unit: Unit): boolean {
  return LOCALES.every((locale) => {
    const read = parseAmount(formatAmount(amount, unit, locale));
    return (
      !("problem" in read) &&
      read.numerator === amount.numerator &&
      read.denominator === amount.denominator
    );
  });
}

export function isDecimal({ denominator }: Amount, unit: Unit): boolean {
  const ends = countDecimals(denominator) !== undefined;
  return ends && (isMetric(unit) || !COOKS_DENOMINATORS.includes(denominator));
}

export function createAmount(numerator: number, denominator: number): Amount {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function scaleAmount(amount: Amount, ratio: Amount): Amount {
  return createAmount(amount.numerator * ratio.numerator, amount.denominator * ratio.denominator);
}

function formatDecimal(value: number, locale: string): string {
  return formatNumber(value, locale, {
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
  });
}

function parseGrouped(text: string): Amount | undefined {
  if (!/^\d{1,3}( \d{3})+$/.test(text)) return undefined;
  return { numerator: Number(text.replaceAll(" ", "")), denominator: 1 };
}

function parseDecimal(text: string): Amount | undefined {
  const match = /^(\d{0,7})(?:[.,](\d{1,10}))?$/.exec(text);
  if (!match || text === "") return undefined;
  const decimals = match[2] ?? "";
  const denominator = 10 ** decimals.length;
  return { numerator: Number(match[1] || 0) * denominator + Number(decimals || 0), denominator };
}

function parseFraction(text: string): Amount | undefined {
  const match = /^(?:(\d{1,6}) )?(\d{1,6})\/(\d{1,4})$/.exec(text);
  if (!match) return undefined;
  const denominator = Number(match[3]);
  if (denominator < 1 || denominator > MAX_DENOMINATOR) return undefined;
  return { numerator: Number(match[1] ?? 0) * denominator + Number(match[2]), denominator };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function countDecimals(denominator: number): number | undefined {
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    if (10 ** decimals % denominator === 0) return decimals;
  }
  return undefined;
}
