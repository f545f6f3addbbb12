import { isNarrowed, type RecipeFilters } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

export function NoRecipes({ filters }: { filters: RecipeFilters }) {
  const { t } = useTranslation(["recipe", "recipeList", "common"]);
  const { sources } = filters;
  if (isNarrowed(filters)) return <p className="card">{t("recipeList:nothing")}</p>;
  if (!sources.includes("user"))
    return (
      <section className="card">
        <p>{t("recipeList:nothingYet")}</p>
        <div className="actions">
          <LinkButton to={paths.explore()}>{t("common:shell.explore")}</LinkButton>
          <LinkButton to={paths.userList({ show: "find" })} variant="quiet">
            {t("common:shell.people")}
          </LinkButton>
        </div>
      </section>
    );
  return (
    <section className="card">
      <p>{t("recipeList:empty")}</p>
      <div className="actions">
        <LinkButton to={paths.recipeEdit()}>{t("recipeList:write")}</LinkButton>
        <LinkButton to={paths.imports()} variant="quiet">
          {t("recipeList:import")}
        </LinkButton>
      </div>
    </section>
  );
}
