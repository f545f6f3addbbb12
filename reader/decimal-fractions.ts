const DENOMINATORS = [2, 3, 4, 6, 8, 16];
const MIN_DECIMALS = 2;
/** Rounding error of a 32-bit float. */
const CLOSE = 1e-7;

export function formatFraction(number: number): string | undefined {
  const whole = Math.floor(number);
  const rest = number - whole;
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round(rest * denominator);
    if (numerator === 0 || numerator === denominator) continue;
    if (!isWrittenAs(rest, numerator / denominator, decimalsIn(number))) continue;
    return [whole || "", `${numerator}/${denominator}`].filter(Boolean).join(" ");
  }
  return undefined;
}

/** A repeating fraction may be rounded or truncated after any number of decimals. */
function isWrittenAs(number: number, fraction: number, decimals: number): boolean {
  if (Math.abs(number - fraction) < CLOSE) return true;
  const isEndless = fraction * 16 !== Math.round(fraction * 16);
  if (!isEndless || decimals < MIN_DECIMALS) return false;
  const power = 10 ** decimals;
  return [Math.round(fraction * power), Math.floor(fraction * power)].some(
    (digits) => Math.abs(number - digits / power) < 1e-9,
  );
}

function decimalsIn(number: number): number {
  return String(number).split(".")[1]?.length ?? 0;
}

const METRIC = /^\s?(?:[mkcd]?[gl]|grs?|kgs?|mls?|(?:milli|kilo|centi|d[eé]ci)?(?:gram|lit))/i;

export function withFractions(line: string): string {
  return line.replace(/^\d{1,3}\.\d{4,17}(?!\d)/, (figure, at: number) => {
    const isMetric = METRIC.test(line.slice(at + figure.length));
    return isMetric ? figure : (formatFraction(Number(figure)) ?? figure);
  });
}
