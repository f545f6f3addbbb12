import { numberFormat } from "#domain/text/cached-formats";
import type { Ingredient } from "#server/features/ingredients/ingredient-details";
import { useTranslation } from "~/ui/translation";

export function useFigureFormat({ source }: Pick<Ingredient, "source">) {
  const { t, i18n } = useTranslation("ingredient");
  const write = (value: number, options: Intl.NumberFormatOptions) =>
    numberFormat(i18n.language, options).format(value);
  return {
    /** As published by the source: not rounded. */
    published: (value: number) => write(value, { maximumFractionDigits: 6 }),
    /** Rounded to a meaningful precision; a positive amount never becomes 0. */
    workedOut: (value: number) => write(value, pickPrecision(value)),
    missing: t(source ? "view.missing" : "view.missingHere"),
  };
}

function pickPrecision(value: number): Intl.NumberFormatOptions {
  if (value >= 100) return { maximumFractionDigits: 0 };
  return { maximumSignificantDigits: value < 0.1 ? 2 : 3 };
}
