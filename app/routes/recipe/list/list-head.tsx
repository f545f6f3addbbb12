import { Link } from "@remix-run/react";
import {
  findTab,
  isNarrowed,
  listTabSources,
  type RecipeFilters,
  TABS,
  type Tab,
  toListQuery,
  VIEWS,
  type View,
} from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import type { ListPage } from "#server/features/recipes/list-page";
import { useCountFormat } from "~/ui/count";
import { Icon } from "~/ui/icon";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/translation";
import "~/ui/choice.css";

interface ListHeadProps extends Pick<ListPage, "counts" | "place"> {
  filters: RecipeFilters;
  view: View;
  cursor: string | null;
  isRefused: boolean;
}

/** The title with the total, the choice of view, and a tab per source. */
export function ListHead({ filters, counts, ...page }: ListHeadProps) {
  const { t } = useTranslation("recipeList");
  const formatCount = useCountFormat();
  const tabs = TABS.map((tab) => ({
    name: tab,
    to: paths.recipeList(toListQuery({ ...filters, sources: listTabSources(tab) })),
    label: t(`tab.${tab}`),
    count: formatCount(counts[tab]),
  }));
  return (
    <>
      <div className="list-head">
        <h1>{t("title")}</h1>
        {!page.isRefused && <Total filters={filters} counts={counts} place={page.place} />}
        <ViewChoice filters={filters} {...page} />
      </div>
      <Tabs label={t("tab.label")} tabs={tabs} shown={findTab(filters)} />
    </>
  );
}

function Total({ filters, counts, place }: Pick<ListHeadProps, "filters" | "counts" | "place">) {
  const { t } = useTranslation("recipeList");
  const formatCount = useCountFormat();
  const tab: Tab | undefined = findTab(filters);
  const total = place?.total ?? Number.POSITIVE_INFINITY;
  const shown = { count: total, shown: formatCount(total) };
  const isPart = isNarrowed(filters) && tab !== undefined;
  return (
    <p aria-live="polite" className="list-total">
      {isPart ? t("totalOf", { ...shown, all: formatCount(counts[tab]) }) : t("total", shown)}
    </p>
  );
}

function ViewChoice({ filters, view, cursor }: Pick<ListHeadProps, "filters" | "view" | "cursor">) {
  const { t } = useTranslation("recipeList");
  const query = toListQuery(filters, cursor ?? undefined);
  return (
    <nav className="choice-pill" aria-label={t("view.label")}>
      {VIEWS.map((each) => (
        <Link
          key={each}
          to={paths.recipeList({ ...query, view: each })}
          aria-current={each === view}
          aria-label={t(`view.${each}`)}
          title={t(`view.${each}`)}
          preventScrollReset
          replace
        >
          <Icon name={each} />
        </Link>
      ))}
    </nav>
  );
}
