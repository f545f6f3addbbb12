import { Link, useLoaderData } from "@remix-run/react";
import { isIngredientCategory } from "#domain/ingredient/ingredient-category";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { listIngredients } from "#server/features/ingredients/listing";
import { forViewer } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { IngredientListFilter } from "./list-filter";
import { IngredientNames } from "./list-names";
import { NoIngredients } from "./no-ingredients";
import "../parts/ingredient.css";

export const handle = { i18n: ["ingredient"], title: "ingredient:list.title" };

export const loader = forViewer(async ({ db, url, uiLocale }) => {
  const filters = {
    category: parseCategory(url),
    search: (url.searchParams.get("search") ?? "").trim().slice(0, MAX_INGREDIENT_NAME),
    cursor: url.searchParams.get("cursor"),
  };
  return { ...(await listIngredients(db, uiLocale, filters)), filters };
});

export default function IngredientList() {
  const { t } = useTranslation("ingredient");
  const { ingredients, filters, next, hasMore } = useLoaderData<typeof loader>();
  const category = filters.category ?? undefined;
  const isFirst = filters.cursor === null || filters.search !== "";
  return (
    <>
      <h1>{t("list.title")}</h1>
      <IngredientListFilter filters={filters} />
      {ingredients.length === 0 && <NoIngredients filters={filters} />}
      {hasMore && <p className="hint">{t("list.best", { count: ingredients.length })}</p>}
      <IngredientNames ingredients={ingredients} />
      <Pager
        first={isFirst ? null : paths.ingredientList({ category })}
        next={next && paths.ingredientList({ category, cursor: next })}
      />
      <p>
        <Link to={paths.ingredientData()} className="alone">
          {t("data.title")}
        </Link>
      </p>
    </>
  );
}

function parseCategory(url: URL) {
  const category = url.searchParams.get("category") || null;
  if (category !== null && !isIngredientCategory(category)) throw new AppError("request.invalid");
  return category;
}
