import type { ReactNode } from "react";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { useMinutesFormat } from "~/ui/duration";
import { Icon, type IconName } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

export function RecipeFacts({
  recipe,
  servings = recipe.yield,
  mark = "",
}: {
  recipe: Pick<ShownRecipe, "yield" | "preparationMinutes" | "cookingMinutes" | "oven">;
  servings?: number | null;
  /** After the servings: how often the recipe is shown, as in " × 2". */
  mark?: string | undefined;
}) {
  const { t } = useTranslation("recipe");
  const duration = useMinutesFormat();
  const { oven } = recipe;
  const facts: [IconName, string, ReactNode, string?][] = [
    ["people", t("view.yield"), servings && t("view.servings", { count: servings }) + mark],
    ["clock", t("field.preparationMinutes"), duration(recipe.preparationMinutes)],
    ["flame", t("field.cookingMinutes"), duration(recipe.cookingMinutes)],
    ["oven", t("field.cookingTemperature"), oven?.shown, oven?.written],
  ];
  const told = facts.filter(([, , value]) => value);
  if (told.length === 0) return null;
  return (
    <dl className="facts">
      {told.map(([icon, name, value, title]) => (
        <div key={name}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd title={title}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
