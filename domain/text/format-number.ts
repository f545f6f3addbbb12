import type { UiLocale } from "../language/locales";
import { numberFormat } from "./cached-formats";

/** As in CLDR. */
const SIGNS: Record<UiLocale, { decimal: string; group: string }> = {
  en: { decimal: ".", group: "," },
  fr: { decimal: ",", group: "\u202f" },
  "fr-CA": { decimal: ",", group: "\u00a0" },
};

const PLAIN = /^(-?\d{1,15})(?:\.(\d+))?$/;
const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** As of Intl.NumberFormat. */
interface NumberOptions {
  maximumFractionDigits: number;
  useGrouping: boolean;
}

const DEFAULTS: NumberOptions = { maximumFractionDigits: 3, useGrouping: true };

/**
 * Writes a number as Intl does. What needs no rounding is written without it, since its first format
 * takes a browser 20 ms.
 */
export function formatNumber(value: number, language: string, options = DEFAULTS): string {
  const [, whole, decimals = ""] = PLAIN.exec(String(value)) ?? [];
  const signs: (typeof SIGNS)[UiLocale] | undefined = SIGNS[language as UiLocale];
  const isExact = decimals.length <= options.maximumFractionDigits;
  if (whole === undefined || !signs || !isExact) {
    return numberFormat(language, options).format(value);
  }
  const grouped = options.useGrouping ? whole.replace(BEFORE_THOUSANDS, signs.group) : whole;
  return grouped + (decimals && signs.decimal + decimals);
}
