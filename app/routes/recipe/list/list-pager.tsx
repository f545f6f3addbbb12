import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import type { ListPage } from "#server/features/recipes/list-page";
import { useCountFormat } from "~/ui/count";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";

interface ListPagerProps extends Pick<ListPage, "place" | "next" | "first" | "isFirstPage"> {
  filters: RecipeFilters;
}

export function ListPager({ filters, place, next, first, isFirstPage }: ListPagerProps) {
  const { t } = useTranslation();
  const formatCount = useCountFormat();
  const toPage = (cursor: string | null | undefined) =>
    paths.recipeList(toListQuery(filters, cursor ?? undefined));
  return (
    <Pager
      first={isFirstPage || place ? null : toPage(first)}
      previous={isFirstPage || !place ? null : toPage(place.previous ?? first)}
      place={
        place &&
        t("pager.place", {
          from: formatCount(place.from),
          to: formatCount(place.to),
          total: formatCount(place.total),
        })
      }
      next={next && toPage(next)}
    />
  );
}
