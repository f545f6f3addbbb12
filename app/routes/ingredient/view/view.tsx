import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { getIngredient } from "#server/features/ingredients/ingredient-details";
import { findMergedInto } from "#server/features/ingredients/merged-queries";
import { listRecipesByIngredient } from "#server/features/recipes/listing-by-ingredient";
import { getId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";
import { describeSources } from "../parts/sources";
import { FigureTable } from "./view-figures";
import { Measuring } from "./view-measuring";
import { SourceNote } from "./view-source";
import "../parts/ingredient.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["ingredient", "recipe"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.ingredient.name,
};

const RECIPES_ID = "recipes";

export const loader = forViewer(async ({ db, viewer, url, locale, uiLocale }) => {
  const id = getId(url, "ingredient", "ingredient.notFound");
  const cursor = url.searchParams.get("cursor");
  const ingredient = await getIngredient(db, id, uiLocale).catch(async (error) => {
    const mergedInto = await findMergedInto(db, id);
    throw mergedInto === undefined ? error : redirect(paths.ingredientView(mergedInto));
  });
  const source = describeSources(locale).find(({ name }) => name === ingredient.source?.name);
  const using = await listRecipesByIngredient(db, viewer, id, cursor);
  return { ingredient, source: source ?? null, ...using, isFirstPage: cursor === null };
});

export default function ViewIngredient() {
  const { t } = useTranslation("ingredient");
  const { ingredient, source, recipes, next, isFirstPage } = useLoaderData<typeof loader>();
  const pageAfter = (cursor?: string) =>
    `${paths.ingredientView(ingredient.id, cursor)}#${RECIPES_ID}`;
  return (
    <article className="ingredient">
      <p className="chips">
        <span className="chip">{t(`category.${ingredient.category}`)}</span>
      </p>
      <h1>{ingredient.name}</h1>
      {ingredient.otherNames.length > 0 && (
        <p className="ingredient-aliases">
          {t("view.otherNames", { names: ingredient.otherNames.join(", ") })}
        </p>
      )}
      <div className="ingredient-facts">
        <FigureTable ingredient={ingredient} />
        <Measuring ingredient={ingredient} />
        <SourceNote ingredient={ingredient} source={source} />
      </div>
      <section id={RECIPES_ID}>
        <h2>{t("view.recipes")}</h2>
        {recipes.length === 0 && <p>{t("view.noRecipes")}</p>}
        <RecipeCards recipes={recipes} level={3} />
        <Pager first={isFirstPage ? null : pageAfter()} next={next && pageAfter(next)} />
      </section>
    </article>
  );
}
