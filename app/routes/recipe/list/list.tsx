import { data, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { hasFilterParameters } from "#domain/recipe/recipe-filters-schema";
import { paths } from "#domain/site/paths";
import { listRecipes } from "#server/features/recipes/listing";
import { createOrderCursor } from "#server/features/recipes/ordering";
import { readRequestedFilters } from "#server/features/recipes/requested-filters";
import { getSavedFilters, saveFilters } from "#server/features/recipes/saved-filters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { tryOptionalWrite } from "#server/platform/disk-health";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { ListFilters } from "./list-filters";
import { NoRecipes } from "./no-recipes";
import "~/ui/filters.css";
import "./list.css";

export const handle = {
  i18n: ["recipe", "recipeList", "errors"],
  title: "recipeList:title",
  hasErrors: (loaded: unknown) =>
    (loaded as { isRefused: boolean } | undefined)?.isRefused ?? false,
};

export const loader = forViewer(async ({ db, viewer, url, uiLocale }) => {
  const { searchParams } = url;
  const isChosen = hasFilterParameters(searchParams);
  if (!isChosen && !searchParams.has("search")) {
    throw redirect(paths.recipeList(toListQuery(await getSavedFilters(db, viewer))));
  }
  const { widened, ...requested } = await readRequestedFilters(db, searchParams, uiLocale);
  const { filters, add, wrong } = requested;
  const lacksSource = filters.sources.length === 0;
  const isRefused = lacksSource || wrong.length > 0;
  // Redirects from the form's query to the list's canonical URL.
  if (widened && wrong.length === 0) throw redirect(paths.recipeList(toListQuery(widened)));
  if (searchParams.has("by") && wrong.length === 0) {
    throw redirect(paths.recipeList({ ...toListQuery(filters), add: add || undefined }));
  }
  if (isChosen && !isRefused) await tryOptionalWrite(saveFilters(db, viewer, filters));
  const cursor = searchParams.get("cursor");
  if (!isRefused && cursor === null) nameOrder(filters, add);
  const shown = isRefused ? { ...filters, sources: [] } : filters;
  const page = await listRecipes(db, viewer, shown, cursor);
  const typed = isRefused ? { add, maxTime: searchParams.get("maxTime") } : null;
  return data(
    { ...page, ...requested, typed, lacksSource, isRefused },
    { status: isRefused ? 400 : 200 },
  );
});

/** Puts a random order into the URL, so that Back and a reload repeat it. */
function nameOrder(filters: RecipeFilters, add: string): void {
  const start = createOrderCursor(filters);
  if (start) {
    throw redirect(paths.recipeList({ ...toListQuery(filters, start), add: add || undefined }));
  }
}

export default function RecipeList() {
  const { t } = useTranslation(["recipe", "recipeList"]);
  const loaded = useLoaderData<typeof loader>();
  const { recipes, next, first, filters, isRefused, isFirstPage } = loaded;
  const shown = next || !isFirstPage ? "recipeList:shownOfMore" : "recipeList:shown";
  return (
    <>
      <h1>{t("recipeList:title")}</h1>
      <ListFilters {...loaded} />
      {!isRefused && (
        <p aria-live="polite" className={recipes.length > 0 ? "hint" : "visually-hidden"}>
          {t(shown, { count: recipes.length })}
        </p>
      )}
      {recipes.length === 0 && !isRefused && <NoRecipes filters={filters} />}
      <RecipeCards recipes={recipes} level={2} />
      <Pager
        first={isFirstPage ? null : paths.recipeList(toListQuery(filters, first ?? undefined))}
        next={next && paths.recipeList(toListQuery(filters, next))}
      />
      <p>
        <Link to={paths.search()} className="alone">
          {t("recipeList:cook")}
        </Link>
      </p>
    </>
  );
}
