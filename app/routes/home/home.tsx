import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { forViewer } from "#server/http/require";
import { listOwnRecipes } from "#server/recipes/listing";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/link-button";
import { RecipeCards } from "~/ui/recipe-card";

export const handle = { i18n: ["home", "recipe"], title: "home:title" };

const LATEST = 8;

export const loader = forViewer(async ({ db, viewer }) => {
  const { recipes } = await listOwnRecipes(db, viewer, null, LATEST);
  return { recipes, username: viewer.username };
});

export default function Home() {
  const { t } = useTranslation("home");
  const { recipes, username } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("greeting", { username })}</h1>
      {recipes.length === 0 ? (
        <section className="card">
          <h2>{t("first.title")}</h2>
          <p>{t("first.text")}</p>
          <LinkButton to={paths.recipeEdit()}>{t("first.write")}</LinkButton>
        </section>
      ) : (
        <section>
          <h2>{t("latest")}</h2>
          <RecipeCards recipes={recipes} level={3} />
          <p>
            <Link to={paths.recipeList()}>{t("all")}</Link>
          </p>
        </section>
      )}
    </>
  );
}
