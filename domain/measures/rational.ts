/** In lowest terms; the denominator is positive. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

export function rational(numerator: number | bigint, denominator: number | bigint = 1): Rational {
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** Converts decimal digits exactly: 0.1 is a tenth, not the nearest double. */
export function decimal(value: number): Rational {
  const [digits = "", exponent = "0"] = String(value).split("e");
  const [whole = "", decimals = ""] = digits.split(".");
  const power = Number(exponent) - decimals.length;
  const unscaled = BigInt(whole + decimals);
  return power < 0
    ? reduced(unscaled, 10n ** BigInt(-power))
    : rational(unscaled * 10n ** BigInt(power));
}

/** Knuth, The Art of Computer Programming, 4.5.1: keeps the divisors small. */
export function add(a: Rational, b: Rational): Rational {
  const shared = greatestCommonDivisor(a.denominator, b.denominator);
  const sum = a.numerator * (b.denominator / shared) + b.numerator * (a.denominator / shared);
  const rest = greatestCommonDivisor(sum, shared);
  return {
    numerator: sum / rest,
    denominator: (a.denominator / shared) * (b.denominator / rest),
  };
}

export function multiply(a: Rational, b: Rational): Rational {
  const one = greatestCommonDivisor(a.numerator, b.denominator);
  const other = greatestCommonDivisor(b.numerator, a.denominator);
  return {
    numerator: (a.numerator / one) * (b.numerator / other),
    denominator: (a.denominator / other) * (b.denominator / one),
  };
}

/** The divisor is positive. */
export function divide(a: Rational, { numerator, denominator }: Rational): Rational {
  return multiply(a, rational(denominator, numerator));
}

/** For value >= 0; "nearest" rounds halves up. */
export function roundTo(value: Rational, decimals: number, way: "nearest" | "down"): number {
  const scale = 10n ** BigInt(decimals);
  const doubled = 2n * value.numerator * scale;
  const steps = (doubled + (way === "nearest" ? value.denominator : 0n)) / (2n * value.denominator);
  return Number(steps) / Number(scale);
}

function reduced(numerator: bigint, denominator: bigint): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
