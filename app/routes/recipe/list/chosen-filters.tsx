import { Link } from "@remix-run/react";
import {
  DEFAULT_FILTERS,
  type RecipeFilters,
  SOURCES,
  toListQuery,
} from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import type { ResolvedIngredients } from "#server/features/recipes/requested-ingredients";
import { useMinutesFormat } from "~/ui/duration";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import { FILTERS_BUTTON_ID } from "./list-filters";

interface ChosenFiltersProps {
  filters: RecipeFilters;
  chosen: ResolvedIngredients["chosen"];
}

export function ChosenFilters({ filters, chosen }: ChosenFiltersProps) {
  const { t } = useTranslation("recipeList");
  const drops = useDrops(filters, chosen);
  if (drops.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("chosen")}>
      {drops.map(({ label, left }) => (
        <li key={label}>
          <Link
            className="chip"
            to={paths.recipeList(toListQuery({ ...filters, ...left }))}
            aria-label={t("drop", { name: label })}
            // The pressed chip disappears; the focus must not.
            onClick={focusFiltersButton}
            preventScrollReset
          >
            {label}
            <Icon name="remove" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="alone"
          to={paths.recipeList(toListQuery(DEFAULT_FILTERS))}
          onClick={focusFiltersButton}
          preventScrollReset
        >
          {t("reset")}
        </Link>
      </li>
    </ul>
  );
}

function focusFiltersButton(): void {
  document.getElementById(FILTERS_BUTTON_ID)?.focus({ preventScroll: true });
}

/** The filters that can be removed; a single source or all sources cannot. */
function useDrops(filters: RecipeFilters, chosen: ChosenFiltersProps["chosen"]) {
  const { t } = useTranslation(["recipe", "recipeList"]);
  const duration = useMinutesFormat();
  const { sources, categories, ingredients, tags, maxTime, search } = filters;
  const isSome = sources.length > 1 && sources.length < SOURCES.length;
  const drops: { label: string; left: Partial<RecipeFilters> }[] = [
    ...(isSome ? sources : []).map((source) => ({
      label: t(`recipeList:source.${source}`),
      left: { sources: sources.filter((each) => each !== source) },
    })),
    ...categories.map((category) => ({
      label: t(`recipe:category.${category}`),
      left: { categories: categories.filter((each) => each !== category) },
    })),
    ...chosen.map(({ id, name }) => ({
      label: name,
      left: { ingredients: ingredients.filter((each) => each !== id) },
    })),
    ...tags.map((tag) => ({ label: tag, left: { tags: tags.filter((each) => each !== tag) } })),
  ];
  if (maxTime !== null)
    drops.push({
      label: t("recipeList:within", { time: duration(maxTime) }),
      left: { maxTime: null },
    });
  if (search !== "") drops.push({ label: search, left: { search: "" } });
  return drops;
}
