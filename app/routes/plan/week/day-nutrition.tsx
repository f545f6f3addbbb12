import { formatList } from "#domain/text/format-list";
import { formatNumber } from "#domain/text/format-number";
import type { DayNutrition } from "#server/features/plan/day-nutrition";
import { useTranslation } from "~/ui/translation";

/** What the dishes of a day hold for one person, as far as it is known. */
export function NutritionForDay({ nutrition }: { nutrition: DayNutrition | undefined }) {
  const { t, i18n } = useTranslation("plan");
  if (!nutrition) return null;
  const { known, of, isPartial, figures } = nutrition;
  const texts = figures.map(({ nutrient, figure }) => {
    const value = figure.kind === "unknown" ? "" : formatNumber(figure.value, i18n.language);
    return t(`nutrition.${nutrient}`, { value: figure.kind === "lessThan" ? `< ${value}` : value });
  });
  return (
    <p className="plan-nutrition">
      {t(isPartial ? "nutrition.atLeast" : "nutrition.all", {
        figures: formatList(texts, i18n.language),
      })}
      {known < of && ` ${t("nutrition.known", { known, of })}`}
    </p>
  );
}
