import type { Locale } from "../language/locales";

const MAX_DECIMALS = 6;

/** "1,250" is 1250 in English and 1.25 in French. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

type NumberFieldProblem = "unreadable" | "ambiguous";

export function parseNumberField(
  text: string,
  locale: Locale,
): number | { problem: NumberFieldProblem } {
  const plain = text.replace(/\s+/g, " ").trim();
  const isGrouped = /^\d{1,3}( \d{3})+([.,]\d{1,6})?$/.test(plain);
  const figure = isGrouped ? plain.replaceAll(" ", "") : plain;
  if (locale === "en" && AMBIGUOUS.test(figure)) return { problem: "ambiguous" };
  if (!/^(?=.*\d)-?\d{0,9}([.,]\d{1,6})?$/.test(figure)) return { problem: "unreadable" };
  return Number(figure.replace(",", "."));
}

export function formatNumberField(figure: number | null, locale: Locale): string {
  if (figure === null) return "";
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
  }).format(figure);
}
