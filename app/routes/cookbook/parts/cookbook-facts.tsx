import { useTranslation } from "react-i18next";
import type { CookbookCard } from "#domain/cookbook/cookbook";
import { Icon } from "~/ui/icon";

export function CookbookFacts({
  cookbook: { recipes, members },
}: {
  cookbook: Pick<CookbookCard, "recipes" | "members">;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <p className="card-facts">
      <span>
        <Icon name="recipe" />
        {t("card.recipes", { count: recipes })}
      </span>
      <span>
        <Icon name="people" />
        {t("card.members", { count: members })}
      </span>
    </p>
  );
}
