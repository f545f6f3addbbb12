import type { Locale } from "../language/locales";
import { numberFormat } from "../text/cached-formats";
import { formatNumber } from "../text/format-number";

const MAX_DECIMALS = 6;

type NumberFieldProblem = "unreadable" | "ambiguous";

export function parseNumberField(
  text: string,
  locale: Locale,
): number | { problem: NumberFieldProblem } {
  const plain = text.replace(/\s+/g, " ").trim();
  const isGrouped = /^\d{1,3}( \d{3})+([.,]\d{1,6})?$/.test(plain);
  const figure = isGrouped ? plain.replaceAll(" ", "") : plain;
  if (isGroupedOrDecimal(figure, locale)) return { problem: "ambiguous" };
  if (!/^(?=.*\d)-?\d{0,9}([.,]\d{1,6})?$/.test(figure)) return { problem: "unreadable" };
  return Number(figure.replace(",", "."));
}

function isGroupedOrDecimal(figure: string, locale: Locale): boolean {
  const [, sign] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(figure) ?? [];
  const parts = sign ? numberFormat(locale).formatToParts(10_000) : [];
  return parts.some(({ type, value }) => type === "group" && value === sign);
}

export function formatNumberField(figure: number | null, locale: Locale): string {
  if (figure === null) return "";
  return formatNumber(figure, locale, {
    maximumFractionDigits: MAX_DECIMALS,
    useGrouping: false,
  });
}
