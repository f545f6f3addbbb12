import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { hasFilterParameters, parseView } from "#domain/recipe/recipe-filters-schema";
import { paths } from "#domain/site/paths";
import { findUndoable } from "#server/features/recipe-acts/undo";
import { getListPage } from "#server/features/recipes/list-page";
import { createOrderCursor } from "#server/features/recipes/ordering";
import { readRequestedFilters } from "#server/features/recipes/requested-filters";
import { getSavedList, restoreFilters, saveList } from "#server/features/recipes/saved-filters";
import { getTimeZone } from "#server/http/pipeline/cookies";
import { respond } from "#server/http/pipeline/page-response";
import { forViewer } from "#server/http/pipeline/route-guards";
import { tryOptionalWrite } from "#server/platform/disk-health";
import { ChooseSeveral, Tick } from "~/ui/choosing";
import { RecipeCards } from "~/ui/recipe-card";
import { ChooseBar } from "./choose-bar";
import { ChosenFilters } from "./chosen-filters";
import { ListFilters } from "./list-filters";
import { ListHead } from "./list-head";
import { ListJumps } from "./list-jumps";
import { ListPager } from "./list-pager";
import { ListTools } from "./list-tools";
import { NoRecipes } from "./no-recipes";
import { RecipeRows } from "./recipe-rows";
import { UndoBar } from "./undo-bar";
import "./list.css";

export const handle = {
  i18n: ["recipe", "recipeList", "acts", "errors"],
  title: "recipeList:title",
  hasErrors: (loaded: unknown) =>
    (loaded as { isRefused: boolean } | undefined)?.isRefused ?? false,
};

export const loader = forViewer(async ({ db, viewer, url, uiLocale, request }) => {
  const { searchParams } = url;
  const saved = await getSavedList(db, viewer);
  const view = parseView(searchParams) ?? saved.view;
  const isChosen = hasFilterParameters(searchParams);
  if (!isChosen && !searchParams.has("search")) {
    throw redirect(paths.recipeList(toListQuery(await restoreFilters(db, saved))));
  }
  const { widened, ...requested } = await readRequestedFilters(db, searchParams, uiLocale);
  const { filters, add, wrong } = requested;
  const lacksSource = filters.sources.length === 0;
  const isRefused = lacksSource || wrong.length > 0;
  if (wrong.length === 0) redirectFromForm(searchParams, { ...requested, widened });
  const chosen = isChosen && !isRefused ? filters : saved.filters;
  await tryOptionalWrite(saveList(db, viewer, saved, { filters: chosen, view }));
  const cursor = searchParams.get("cursor");
  if (!isRefused && cursor === null) nameOrder(filters, add);
  const shown = isRefused ? { ...filters, sources: [] } : filters;
  const timeZone = getTimeZone(request);
  const page = await getListPage(db, viewer, shown, { cursor, view, timeZone });
  const typed = isRefused ? { add, maxTime: searchParams.get("maxTime") } : null;
  return respond(
    {
      ...page,
      ...requested,
      undo: (await findUndoable(db, viewer)) ?? null,
      view,
      cursor,
      typed,
      lacksSource,
      isRefused,
    },
    { status: isRefused ? 400 : 200, caching: { kind: "rendering" } },
  );
});

interface FormQuery {
  filters: RecipeFilters;
  widened: RecipeFilters | null;
  add: string;
}

/** Leads from the form's query to the list's canonical URL. */
function redirectFromForm(query: URLSearchParams, { filters, widened, add }: FormQuery): void {
  if (widened) throw redirect(paths.recipeList(toListQuery(widened)));
  if (query.has("by")) {
    throw redirect(paths.recipeList({ ...toListQuery(filters), add: add || undefined }));
  }
}

/** Puts a random order into the URL, so that Back and a reload repeat it. */
function nameOrder(filters: RecipeFilters, add: string): void {
  const start = createOrderCursor(filters);
  if (start) {
    throw redirect(paths.recipeList({ ...toListQuery(filters, start), add: add || undefined }));
  }
}

export default function RecipeList() {
  const loaded = useLoaderData<typeof loader>();
  const { recipes, filters, groups, view, isRefused } = loaded;
  return (
    <>
      <ListHead {...loaded} />
      {loaded.undo && <UndoBar undo={loaded.undo} />}
      <ListTools filters={filters} />
      <ListFilters {...loaded} />
      <ChosenFilters filters={filters} chosen={loaded.chosen} />
      <ListJumps filters={filters} groups={groups} shown={recipes[0]?.group} />
      {recipes.length === 0 && !isRefused && <NoRecipes filters={filters} />}
      <div className={`choosing choosing-${view}`}>
        {view === "cards" ? (
          <>
            {recipes.length > 0 && <ChooseSeveral />}
            <RecipeCards recipes={recipes} level={2} below={(recipe) => <Tick recipe={recipe} />} />
          </>
        ) : (
          <RecipeRows recipes={recipes} groups={groups} />
        )}
        <ListPager {...loaded} />
        {recipes.length > 0 && <ChooseBar filters={filters} total={loaded.place?.total ?? null} />}
      </div>
    </>
  );
}
