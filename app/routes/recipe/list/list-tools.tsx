import { Link } from "@remix-run/react";
import {
  pickDefaultOrder,
  type RecipeFilters,
  SORTS,
  type Sort,
  toListQuery,
  toSorting,
} from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import { FILTERS_BUTTON_ID, FILTERS_ID } from "./list-filters";

/** The order, one tap each, and the button that opens the filters. */
export function ListTools({ filters }: { filters: RecipeFilters }) {
  const { t } = useTranslation("recipeList");
  return (
    <div className="list-tools">
      <nav className="choice-pill" aria-label={t("sort")}>
        {SORTS.map((sort) => (
          <SortLink key={sort} sort={sort} filters={filters} />
        ))}
      </nav>
      <button
        type="button"
        id={FILTERS_BUTTON_ID}
        className="button button-quiet folds"
        {...{ popovertarget: FILTERS_ID }}
      >
        <Icon name="filter" />
        <span>{t("filters")}</span>
      </button>
    </div>
  );
}

/** The chosen order is named as it is; the others lead to their usual direction. */
function SortLink({ sort, filters }: { sort: Sort; filters: RecipeFilters }) {
  const { t } = useTranslation("recipeList");
  const isChosen = sort === filters.sort;
  const sorted = isChosen ? filters : { ...filters, sort, order: pickDefaultOrder(sort) };
  const sorting = toSorting(sorted);
  return (
    <Link
      to={paths.recipeList(toListQuery(sorted))}
      aria-current={isChosen ? "true" : undefined}
      title={t(`by.${sorting}`)}
    >
      {t(`order.${sorting}`)}
    </Link>
  );
}
