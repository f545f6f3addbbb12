import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { toBaseLocale } from "#domain/language/locales";
import { toListQuery } from "#domain/recipe/recipe-filters";
import { differsOnlyInView } from "#domain/recipe/servings";
import { paths } from "#domain/site/paths";
import { deleteRecipe } from "#server/features/recipes/commands";
import { type MarkedRecipe, showMarkedRecipe } from "#server/features/recipes/marked-recipe";
import { getRecipePage, type RecipePage } from "#server/features/recipes/recipe-page";
import { getSavedFilters } from "#server/features/recipes/saved-filters";
import { readForm } from "#server/http/forms/read-form";
import { readCacheable } from "#server/http/page-cache/page-cache";
import { getId } from "#server/http/pipeline/id-parameters";
import { respond } from "#server/http/pipeline/page-response";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forAnyone, forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { writeDate } from "#server/http/pipeline/write-date";
import { AppError } from "#server/platform/errors";
import { useTranslation } from "~/ui/translation";
import { IngredientList } from "../parts/ingredient-list";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { RecipePhotos } from "../parts/recipe-photos";
import { RecipeTexts } from "../parts/recipe-texts";
import { type Scaling, useScaling } from "../parts/scaling";
import { servingsInAddress } from "../parts/servings";
import { INGREDIENTS_ID, ServingsForm } from "../parts/servings-form";
import { TimesForm } from "../parts/times-form";
import { UnitLinks } from "../parts/unit-links";
import { NutritionFacts } from "./nutrition-facts";
import { RecipeActions } from "./recipe-actions";
import { recipeHead } from "./recipe-head";
import { RecipeHeader } from "./recipe-header";
import { RecipeTags } from "./recipe-tags";
import { RelatedRecipes } from "./related-recipes";
import { ReportLinks } from "./report-links";
import "../parts/recipe-page.css";
import "../parts/recipe-page-print.css";

export const handle = {
  i18n: ["recipe", "nutrition", "export"],
  findName: (loaded: unknown) => (loaded as RecipePage | undefined)?.recipe.title,
};

export const loader = forAnyone(async (call) => {
  const { db, viewer, url, locale, uiLocale, context } = call;
  const id = getId(url, "id", "recipe.notFound");
  const key = url.searchParams.get("key");
  const { shown, caching } = await readCacheable(call, () =>
    getRecipePage(db, viewer, id, uiLocale, key),
  );
  const { origin } = context;
  const viewing = { ...(await readViewing(call)), isLinked: shown.can.like };
  const recipe = showMarkedRecipe(shown.recipe, viewing);
  const buildHead = () => recipeHead(shown.recipe, shown.nutrition, origin, locale);
  return respond(
    { ...shown, recipe, updatedOn: writeDate(call, recipe.updatedAt, "long"), origin },
    { head: key === null ? buildHead : undefined, caching },
  );
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  if (fields.get("intent") !== "delete") throw new AppError("request.invalid");
  const { title } = await deleteRecipe(db, viewer, getId(url, "id", "recipe.notFound"));
  // Saved filters in the URL avoid a second redirect, which would lose the flash message.
  const list = paths.recipeList(toListQuery(await getSavedFilters(db, viewer)));
  return redirectWithFlash(call, list, { key: "flash:recipeDeleted", values: { title } });
});

/** Other servings are calculated in the browser, without a request. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differsOnlyInView(args.currentUrl, args.nextUrl);
}

export default function ViewRecipe() {
  const page = useLoaderData<typeof loader>();
  const { recipe, origin, likes } = page;
  const scaling = useScaling(recipe);
  const { servings, mark } = scaling;
  return (
    <article className="recipe">
      <RecipeHeader
        recipe={recipe}
        updatedOn={page.updatedOn}
        audience={page.audience}
        servings={servings?.shown}
        mark={mark}
      >
        <RecipeActions {...page} servings={servings} />
      </RecipeHeader>
      <RecipeBody {...page} {...scaling} />
      <RelatedRecipes author={recipe.author} related={page.related} />
      {likes && (
        <p className="recipe-address">
          {origin + paths.recipeView(recipe.id, servingsInAddress(servings))}
        </p>
      )}
    </article>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function RecipeBody({
  recipe,
  nutrition,
  can,
  forbiddenTags,
  servings,
  ratio,
  mark,
}: Pick<RecipePage, "nutrition" | "can" | "forbiddenTags"> & { recipe: MarkedRecipe } & Scaling) {
  const { t, i18n } = useTranslation(["recipe", "export"]);
  const { id, ingredients, steps, tips, headings, language, translation, units } = recipe;
  const [query] = useSearchParams();
  const { view, amounts } = useRecipeAddresses(recipe);
  const hasIngredients = ingredients.length > 0;
  return (
    <div className="recipe-body">
      {(hasIngredients || headings.ingredients.length > 0) && (
        <section id={INGREDIENTS_ID} className="recipe-ingredients card">
          <h2>{t("view.ingredients") + mark}</h2>
          {servings && <ServingsForm servings={servings} addressFor={(count) => view(count)} />}
          {!servings && hasIngredients && <TimesForm mark={mark} address={view()} />}
          <UnitLinks
            units={units}
            addressFor={(units) => view(servingsInAddress(servings), { units })}
          />
          <IngredientList
            lines={ingredients}
            headings={headings.ingredients}
            language={language}
            ratio={ratio}
          />
          {hasIngredients && (
            <p className="other-amounts">
              <Link to={amounts()}>{t("export:amounts")}</Link>
              {/* With the servings or times shown. */}
              {can.like && (
                <>
                  {" · "}
                  <Link to={`${paths.shoppingAdd({ recipes: id })}&${query}`}>
                    {t("export:shop")}
                  </Link>
                  {" · "}
                  <Link to={`${paths.planAdd({ recipe: id })}&${query}`}>{t("export:plan")}</Link>
                </>
              )}
            </p>
          )}
          {translation.isOffered && (
            <p>
              <Link
                to={view(servingsInAddress(servings), {
                  ingredients: translation.isShown ? undefined : toBaseLocale(i18n.language),
                })}
                replace
                preventScrollReset
              >
                {t(translation.isShown ? "view.cooksWords" : "view.byNames")}
              </Link>
            </p>
          )}
        </section>
      )}
      <div className="recipe-texts">
        <RecipeTexts
          title={t("view.steps")}
          texts={steps}
          headings={headings.steps}
          language={language}
          className="steps"
          note={recipe.stepsNote}
          ratio={ratio}
          after={(step) => <RecipePhotos photos={recipe.photos} step={step} />}
        />
        <RecipePhotos photos={recipe.photos} step={null} />
        <RecipeTexts title={t("view.tips")} texts={tips} language={language} className="tips" />
        <RecipeTags tags={recipe.tags} forbidden={forbiddenTags} isGuest={!can.like} />
        {hasIngredients && <NutritionFacts nutrition={nutrition} servings={servings} />}
        {can.report && <ReportLinks id={id} hasImage={recipe.imageVersion !== null} />}
      </div>
    </div>
  );
}
