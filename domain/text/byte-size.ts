const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

export function formatBytes(locale: string, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
