import { useTranslation } from "react-i18next";
import { roundTotal } from "#domain/ingredient/nutrient-rounding";
import { type Nutrient, type NutrientTotal, pickNutrientUnit } from "#domain/ingredient/nutrition";
import type { Rational } from "#domain/measures/rational";
import { numberFormat } from "#domain/text/cached-formats";

export function useNutrientFormat(): (
  nutrient: Nutrient,
  total: NutrientTotal,
  ratio: Rational,
) => string {
  const { t, i18n } = useTranslation("nutrition");
  return (nutrient, total, ratio) => {
    const figure = roundTotal(nutrient, total, ratio);
    if (figure.kind === "unknown") return t("unknown");
    const number = numberFormat(i18n.language).format(figure.value);
    const measured = `${number}\u00a0${t(`unit.${pickNutrientUnit(nutrient)}`)}`;
    return figure.kind === "equal" ? measured : t(figure.kind, { figure: measured });
  };
}
