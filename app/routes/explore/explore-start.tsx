import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ExploreSort } from "#domain/explore/explore";
import type { RecipeCard } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import type { ExploreStart as Start } from "#server/features/explore/queries";
import { useRootData } from "~/shell/root-data";
import { LinkButton } from "~/ui/link-button";
import { RecipeCards } from "~/ui/recipe-card";
import { Cooks } from "./cooks";
import { Lists } from "./lists";

export function ExploreStart({
  newest,
  liked,
  cooks,
  categories,
  languages,
  isVisitor,
}: Start & { isVisitor: boolean }) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  const canSignUp = useRootData()?.canSignUp;
  return (
    <>
      <h1>{t("explore:title")}</h1>
      <p>{t("explore:intro")}</p>
      {newest.length === 0 && (
        <>
          <p>{t("explore:nothing")}</p>
          {(!isVisitor || canSignUp) && (
            <p className="actions">
              <LinkButton to={isVisitor ? paths.signup() : paths.recipeEdit()}>
                {t(isVisitor ? "explore:join" : "explore:write")}
              </LinkButton>
            </p>
          )}
        </>
      )}
      {newest.length > 0 && <Lists list={{}} categories={categories} languages={languages} />}
      <Recipes sort="new" recipes={newest} />
      <Recipes sort="liked" recipes={liked} isBelow />
      {cooks.length > 0 && (
        <section>
          <h2>{t("explore:cooks")}</h2>
          <Cooks cooks={cooks} />
          <p>
            <Link to={paths.explore({ show: "cooks" })} className="alone">
              {t("explore:allCooks")}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

function Recipes({
  sort,
  recipes,
  isBelow,
}: {
  sort: ExploreSort;
  recipes: RecipeCard[];
  isBelow?: boolean;
}) {
  const { t } = useTranslation("explore");
  if (recipes.length === 0) return null;
  return (
    <section>
      <h2>{t(`sort.${sort}`)}</h2>
      <RecipeCards recipes={recipes} level={3} isBelow={isBelow} />
      <p>
        <Link to={paths.explore({ sort })} className="alone">
          {t(`all.${sort}`)}
        </Link>
      </p>
    </section>
  );
}
