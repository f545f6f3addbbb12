import { data, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ifRoom } from "#server/full-disk";
import { forViewer } from "#server/http/require";
import { listIdsToday } from "#server/ingredients/gone";
import { askIngredients } from "#server/recipes/asked-ingredients";
import { getSavedFilters, rememberFilters } from "#server/recipes/filter-memory";
import { listRecipes } from "#server/recipes/listing";
import { MAX_INGREDIENT_NAME } from "~/model/recipe";
import { queryOf } from "~/model/recipe-filters";
import { choosesFilters, filtersFrom } from "~/model/recipe-filters-schema";
import { cleanLine } from "~/model/text";
import { paths } from "~/paths";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { ListFilters } from "./list-filters";
import { ListNothing } from "./list-nothing";
import "./list.css";

export const handle = { i18n: ["recipe", "recipeList"], title: "recipeList:title" };

export const loader = forViewer(async ({ db, viewer, url, locale, context }) => {
  const { searchParams } = url;
  const isChosen = choosesFilters(searchParams);
  if (!isChosen && !searchParams.has("search")) {
    throw redirect(paths.recipeList(queryOf(await getSavedFilters(db, viewer))));
  }
  const asked = filtersFrom(searchParams);
  // An address or a memory may name ingredients that were merged or deleted meanwhile.
  const filters = { ...asked, ingredients: await listIdsToday(db, asked.ingredients) };
  const lacksSource = filters.sources.length === 0;
  context.hasFormErrors = lacksSource;
  const add = cleanLine(searchParams.get("add") ?? "").slice(0, MAX_INGREDIENT_NAME);
  const { chosen, unsure, widened } = await askIngredients(db, filters, add, locale);
  // What the form sent becomes the address that the list has.
  if (widened) throw redirect(paths.recipeList(queryOf(widened)));
  if (searchParams.has("by")) {
    throw redirect(paths.recipeList({ ...queryOf(filters), add: add || undefined }));
  }
  if (isChosen && !lacksSource) await ifRoom(rememberFilters(db, viewer, filters));
  const cursor = searchParams.get("cursor");
  const page = await listRecipes(db, viewer, filters, cursor);
  return data(
    { ...page, filters, lacksSource, chosen, unsure, isFirstPage: cursor === null },
    { status: lacksSource ? 400 : 200 },
  );
});

export default function RecipeList() {
  const { t } = useTranslation(["recipe", "recipeList"]);
  const { recipes, next, first, filters, lacksSource, chosen, unsure, isFirstPage } =
    useLoaderData<typeof loader>();
  const shown = next || !isFirstPage ? "recipeList:shownOfMore" : "recipeList:shown";
  return (
    <>
      <h1>{t("recipeList:title")}</h1>
      <ListFilters filters={filters} chosen={chosen} unsure={unsure} lacksSource={lacksSource} />
      {!lacksSource && (
        <p aria-live="polite" className={recipes.length > 0 ? "hint" : "visually-hidden"}>
          {t(shown, { count: recipes.length })}
        </p>
      )}
      {recipes.length === 0 && !lacksSource && <ListNothing filters={filters} />}
      <RecipeCards recipes={recipes} level={2} />
      <Pager
        first={isFirstPage ? null : paths.recipeList(queryOf(filters, first ?? undefined))}
        next={next && paths.recipeList(queryOf(filters, next))}
      />
      <p>
        <Link to={paths.search()}>{t("recipeList:cook")}</Link>
      </p>
    </>
  );
}
