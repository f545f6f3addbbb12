import { roundTotal } from "#domain/ingredient/nutrient-rounding";
import { type Nutrient, type NutrientTotal, pickNutrientUnit } from "#domain/ingredient/nutrition";
import type { Rational } from "#domain/measures/rational";
import { formatNumber } from "#domain/text/format-number";
import { useTranslation } from "~/ui/translation";

export function useNutrientFormat(): (
  nutrient: Nutrient,
  total: NutrientTotal,
  ratio: Rational,
) => string {
  const { t, i18n } = useTranslation("nutrition");
  return (nutrient, total, ratio) => {
    const figure = roundTotal(nutrient, total, ratio);
    if (figure.kind === "unknown") return t("unknown");
    const number = formatNumber(figure.value, i18n.language);
    const measured = `${number}\u00a0${t(`unit.${pickNutrientUnit(nutrient)}`)}`;
    return figure.kind === "equal" ? measured : t(figure.kind, { figure: measured });
  };
}
