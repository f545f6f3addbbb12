import { type Locale, toBaseLocale } from "../language/locales";
import {
  type Amount,
  createAmount,
  formatAmount,
  isDecimal,
  scaleAmount,
} from "../measures/amount";
import { isMetric, type Unit } from "../measures/units";

const COOKS_24THS = [0, 3, 4, 6, 8, 9, 12, 15, 16, 18, 20, 21, 24];

const NEAR = { ofTheAmount: 0.015, atMost: 0.01 };

/** Finer than a thousandth means a converted amount; kitchens do not weigh so finely. */
const FINEST = 1000;

/** Below, whole numbers, and halves to quarters, are shown as they are. */
const MAX_EXACT = 10_000;
const MAX_EXACT_PARTS = 40;

const SIXTEENTH_TO_TWELFTH = 7 / 96;

/** From a half on, eggs and apples are not counted in sixths or eighths. */
const UNCUT = [6, 8];

const LITTLE_UNDER: Record<Locale, string> = { en: "a little under", fr: "un peu moins de" };

/** Rounded to what a kitchen can measure, unless `ratio` is 1. Never 0. */
export function shownAmount(amount: Amount, unit: Unit, ratio: Amount): Amount {
  if (ratio.numerator === ratio.denominator) return asMeant(amount, unit);
  return measured(scaleAmount(amount, ratio), unit);
}

export function scaledFigure(exact: Amount, unit: Unit, locale: string): string {
  const value = exact.numerator / exact.denominator;
  const shown = measured(exact, unit);
  const isCounted = unit === "UNIT" || unit === "NONE";
  if (isCounted && value >= 1 / 2 && UNCUT.includes(shown.denominator))
    return `≈\u00a0${formatAmount(createAmount(Math.max(1, Math.round(value * 2)), 2), unit, locale)}`;
  if (!isCounted && shown.denominator === 12)
    return `${LITTLE_UNDER[toBaseLocale(locale)]}\u00a0${formatAmount(createAmount(1, 8), unit, locale)}`;
  return formatAmount(shown, unit, locale);
}

function measured({ numerator, denominator }: Amount, unit: Unit): Amount {
  const value = numerator / denominator;
  if (denominator === 1 && value < MAX_EXACT) return { numerator, denominator };
  if (isMeasuredPart(unit, denominator) && value < MAX_EXACT_PARTS)
    return { numerator, denominator };
  return isMetric(unit) ? toDigits(value, value < 100 ? 2 : 3) : measurable(value);
}

function isMeasuredPart(unit: Unit, denominator: number): boolean {
  return unit !== "UNIT" && !isMetric(unit) && denominator <= 4;
}

function asMeant(amount: Amount, unit: Unit): Amount {
  if (!isDecimal(amount, unit)) return amount;
  if (isMetric(unit)) {
    const value = amount.numerator / amount.denominator;
    const isFiner = FINEST % amount.denominator !== 0;
    return isFiner ? toDigits(value, value < 1000 ? 3 : 4) : amount;
  }
  const value = amount.numerator / amount.denominator;
  const fraction = nearestFraction(value);
  const distance = Math.abs(fraction.numerator / fraction.denominator - value);
  const isMeant =
    fraction.denominator > 1 && distance <= NEAR.atMost && distance <= NEAR.ofTheAmount * value;
  return isMeant ? fraction : amount;
}

function measurable(value: number): Amount {
  if (value >= 20) return createAmount(Math.round(value), 1);
  if (value >= 10) return createAmount(Math.round(value * 2), 2);
  if (value >= 0.1) return nearestFraction(value);
  if (value >= 0.05) return createAmount(1, value < SIXTEENTH_TO_TWELFTH ? 16 : 12);
  return toDigits(value, 1);
}

function nearestFraction(value: number): Amount {
  const whole = Math.floor(value);
  const part = (value - whole) * 24;
  const nearest = COOKS_24THS.reduce((best, each) =>
    Math.abs(each - part) < Math.abs(best - part) ? each : best,
  );
  return createAmount(whole * 24 + nearest, 24);
}

function toDigits(value: number, digits: number): Amount {
  const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
  const decimals = digits - 1 - exponent;
  if (decimals <= 0) return createAmount(Math.round(value / 10 ** -decimals) * 10 ** -decimals, 1);
  return createAmount(Math.round(value * 10 ** decimals), 10 ** decimals);
}
