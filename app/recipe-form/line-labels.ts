import { UNITS, type Unit } from "#domain/measures/units";
import { useTranslation } from "~/ui/translation";

export function useLineLabels() {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  const units = UNITS.map((unit): [Unit, string] => [unit, t(`recipe:unitChoice.${unit}`)]);
  const parts = {
    amount: t("field.amount"),
    unit: t("field.unit"),
    name: t("field.name"),
    complement: t("field.complement"),
  };
  const formatLabel = (number: number, part: keyof typeof parts) =>
    t("field.line", { number, part: parts[part] });
  return { t, units, parts, formatLabel };
}

export type LineLabels = ReturnType<typeof useLineLabels>;
