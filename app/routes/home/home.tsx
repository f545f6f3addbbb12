import { useLoaderData } from "@remix-run/react";
import { DEFAULT_FILTERS, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { listRecentlyLiked } from "#server/features/dashboard/recent-queries";
import { getFeed } from "#server/features/home/queries";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";
import { Shelf } from "~/ui/shelf";
import { useTranslation } from "~/ui/translation";
import { FirstRun } from "./first-run";
import { KitchenField } from "./kitchen-field";
import { News } from "./news";
import { Today } from "./today";
import "./home.css";

export const handle = { i18n: ["home", "recipe"], title: "home:title" };

export const loader = forViewer(async ({ db, viewer }) => {
  const [feed, liked] = [await getFeed(db, viewer), await listRecentlyLiked(db, viewer)];
  return respond({ ...feed, liked, username: viewer.username }, { caching: { kind: "rendering" } });
});

export default function Home() {
  const { t } = useTranslation("home");
  const loaded = useLoaderData<typeof loader>();
  const { username, isNewcomer, drafts, suggested, liked, followed, popular, own } = loaded;
  const [draft, ...otherDrafts] = drafts;
  const isTodayEmpty = !draft && (isNewcomer || !suggested);
  return (
    <>
      <h1>{t(isNewcomer ? "welcome" : "greeting", { username })}</h1>
      <div className="today">
        {!isTodayEmpty && <Today draft={draft} suggested={suggested} />}
        <News drafts={otherDrafts} liked={liked[0]} />
      </div>
      {isNewcomer ? <FirstRun /> : <KitchenField />}
      <Shelf
        title={t("own")}
        recipes={own}
        more={{ to: paths.recipeList(toListQuery(DEFAULT_FILTERS)), label: t("all") }}
        isBelow={!isTodayEmpty}
      />
      <Shelf
        title={t("followed")}
        recipes={followed}
        more={{
          to: paths.recipeList(toListQuery({ ...DEFAULT_FILTERS, sources: ["followedBy"] })),
          label: t("allFollowed"),
        }}
        isBelow={own.length > 0}
      />
      <Shelf
        title={t("popular")}
        recipes={popular}
        more={{ to: paths.explore(), label: t("explore") }}
        isBelow={own.length + followed.length > 0}
      />
    </>
  );
}
