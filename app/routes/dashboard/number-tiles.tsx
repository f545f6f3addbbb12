import { VISIBILITIES } from "#domain/recipe/recipe";
import { DEFAULT_FILTERS, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format-number";
import type { DashboardCounts } from "#server/features/dashboard/queries";
import { LinkButton } from "~/ui/link-button";
import { Tiles } from "~/ui/tiles";
import { useTranslation } from "~/ui/translation";

/** A user's counts without zeros or, if all are zero, links to get started. */
export function NumberTiles({ numbers }: { numbers: DashboardCounts }) {
  const { t, i18n } = useTranslation("dashboard");
  const { recipes, likes, followers, cookbooks } = numbers;
  const own = paths.recipeList(toListQuery(DEFAULT_FILTERS));
  const mostLiked = paths.recipeList(toListQuery({ ...DEFAULT_FILTERS, sort: "LIKES" }));
  const all = [
    ...VISIBILITIES.toReversed().map(
      (each) => [t(`numbers.${each}`, { count: recipes[each] }), recipes[each], own] as const,
    ),
    [t("numbers.likes", { count: likes }), likes, mostLiked] as const,
    [t("numbers.followers", { count: followers }), followers, paths.userList()] as const,
    [t("numbers.cookbooks", { count: cookbooks }), cookbooks, paths.cookbookList()] as const,
  ];
  const tiles = all.filter(([, count]) => count > 0);
  if (tiles.length === 0) return <Nothing />;
  return (
    <section>
      <h2>{t("numbers.title")}</h2>
      <Tiles
        tiles={tiles.map(([label, count, to]) => ({
          figure: formatNumber(count, i18n.language),
          label,
          to,
        }))}
      />
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation("dashboard");
  return (
    <section className="card">
      <p>{t("nothing.text")}</p>
      <div className="actions">
        <LinkButton to={paths.recipeEdit()}>{t("nothing.write")}</LinkButton>
        <LinkButton to={paths.userList({ show: "find" })} variant="quiet">
          {t("nothing.people")}
        </LinkButton>
      </div>
    </section>
  );
}
