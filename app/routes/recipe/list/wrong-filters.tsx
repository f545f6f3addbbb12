import { MAX_INGREDIENTS } from "#domain/recipe/recipe";
import type { FilterName } from "#domain/recipe/recipe-filters";
import { useTranslation } from "~/ui/translation";

export const WRONG_ID = "wrong-filters";

export function WrongFilters({ wrong, hasTooMany }: { wrong: FilterName[]; hasTooMany: boolean }) {
  const { t } = useTranslation(["recipe", "recipeList", "common", "errors"]);
  const problems: Record<FilterName, { label: string; problem: string }> = {
    source: { label: t("recipeList:source.title"), problem: t("errors:field.choice") },
    category: { label: t("recipeList:category"), problem: t("errors:field.choice") },
    ingredient: {
      label: t("recipeList:addIngredient"),
      problem: hasTooMany
        ? t("errors:field.tooMany", { a: MAX_INGREDIENTS })
        : t("errors:ingredient.notFound"),
    },
    maxTime: { label: t("recipeList:maxTime"), problem: t("recipeList:wrongTime") },
    sort: { label: t("recipeList:sort"), problem: t("errors:field.choice") },
    order: { label: t("recipeList:orderLabel"), problem: t("errors:field.choice") },
  };
  return (
    <div role="alert" id={WRONG_ID} className="notice">
      <ul>
        {wrong.map((name) => (
          <li key={name}>{t("common:form.labelled", problems[name])}</li>
        ))}
      </ul>
    </div>
  );
}
