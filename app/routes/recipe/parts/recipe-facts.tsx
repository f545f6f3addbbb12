import { useTranslation } from "react-i18next";
import type { Recipe } from "#server/features/recipes/queries";
import { useMinutesFormat } from "~/ui/duration";
import { Icon, type IconName } from "~/ui/icon";
import { useOvenFormat } from "~/ui/oven";

type RecipeFact =
  | "yield"
  | "preparationMinutes"
  | "cookingMinutes"
  | "cookingTemperature"
  | "ovenWords";

export function RecipeFacts({
  recipe,
  servings = recipe.yield,
}: {
  recipe: Pick<Recipe, RecipeFact>;
  servings?: number | null;
}) {
  const { t } = useTranslation("recipe");
  const duration = useMinutesFormat();
  const oven = useOvenFormat();
  const facts: [IconName, string, string | null][] = [
    ["people", t("view.yield"), servings && t("view.servings", { count: servings })],
    ["clock", t("field.preparationMinutes"), duration(recipe.preparationMinutes)],
    ["flame", t("field.cookingMinutes"), duration(recipe.cookingMinutes)],
    ["oven", t("field.cookingTemperature"), oven(recipe.cookingTemperature, recipe.ovenWords)],
  ].filter((fact): fact is [IconName, string, string] => Boolean(fact[2]));
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(([icon, name, value]) => (
        <div key={name}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
