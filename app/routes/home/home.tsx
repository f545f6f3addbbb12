import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DEFAULT_FILTERS, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { getFeed } from "#server/features/home/queries";
import { forViewer } from "#server/http/pipeline/route-guards";
import { FirstRun } from "./first-run";
import { RecipeSection } from "./recipe-section";

export const handle = { i18n: ["home", "recipe"], title: "home:title" };

export const loader = forViewer(async ({ db, viewer }) => ({
  ...(await getFeed(db, viewer)),
  username: viewer.username,
}));

export default function Home() {
  const { t } = useTranslation("home");
  const { username, isNewcomer, followed, popular, own } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("greeting", { username })}</h1>
      {isNewcomer ? (
        <FirstRun />
      ) : (
        <p>
          <Link to={paths.dashboard()} className="alone">
            {t("dashboard")}
          </Link>
        </p>
      )}
      <RecipeSection
        title={t("followed")}
        recipes={followed}
        more={{
          to: paths.recipeList(toListQuery({ ...DEFAULT_FILTERS, sources: ["followedBy"] })),
          label: t("allFollowed"),
        }}
      />
      <RecipeSection title={t("popular")} recipes={popular} isBelow={followed.length > 0} />
      <RecipeSection
        title={t("latest")}
        recipes={own}
        isBelow={followed.length + popular.length > 0}
        more={{ to: paths.recipeList(toListQuery(DEFAULT_FILTERS)), label: t("all") }}
      />
    </>
  );
}
