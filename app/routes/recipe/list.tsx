import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { forViewer } from "#server/http/require";
import { listOwnRecipes } from "#server/recipes/listing";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/link-button";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";

export const handle = { i18n: ["recipe"], title: "recipe:list.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const cursor = url.searchParams.get("cursor");
  return { ...(await listOwnRecipes(db, viewer, cursor)), isFirstPage: cursor === null };
});

export default function RecipeList() {
  const { t } = useTranslation("recipe");
  const { recipes, next, isFirstPage } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("list.title")}</h1>
      {recipes.length === 0 && (
        <section className="card">
          <p>{t("list.empty")}</p>
          <LinkButton to={paths.recipeEdit()}>{t("list.write")}</LinkButton>
        </section>
      )}
      <RecipeCards recipes={recipes} level={2} />
      <Pager
        first={isFirstPage ? null : paths.recipeList()}
        next={next && paths.recipeList({ cursor: next })}
      />
    </>
  );
}
