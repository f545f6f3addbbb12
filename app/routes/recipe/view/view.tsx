import { Link, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/intl";
import { paths } from "#domain/paths";
import { queryOf } from "#domain/recipe-filters";
import { differsOnlyInView } from "#domain/servings";
import { AppError } from "#server/errors";
import { readForm } from "#server/http/forms/form";
import { cacheable } from "#server/http/page-cache/page-cache";
import { idFrom } from "#server/http/pipeline/id-parameters";
import { forAnyone, forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { mayEditRecipe } from "#server/permissions";
import { deleteRecipe } from "#server/recipes/commands";
import { getLikes } from "#server/recipes/liking";
import { getEditableRecipe, getRecipeWithNutrition } from "#server/recipes/queries";
import { getSavedFilters } from "#server/recipes/saved-filters";
import { Downloads } from "~/ui/downloads";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Photo } from "~/ui/photo";
import { IngredientList } from "../parts/ingredient-list";
import { PrintButton } from "../parts/print-button";
import { useAddresses } from "../parts/recipe-addresses";
import { RecipeFacts } from "../parts/recipe-facts";
import { RecipeSource } from "../parts/recipe-source";
import { Texts } from "../parts/recipe-texts";
import { chosen, useServings } from "../parts/servings";
import { INGREDIENTS_ID, ServingsForm } from "../parts/servings-form";
import { LikeButton } from "./like-button";
import { NutritionFacts } from "./nutrition-facts";
import { usePhotoSizes } from "./photo-sizes";
import { recipeHead } from "./recipe-head";
import { ReportRecipe } from "./report-links";
import { DeleteRecipe } from "./view-delete";
import "./view.css";
import "./view-print.css";

export { ErrorBoundary } from "~/shell/error-boundary";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["recipe", "servings", "nutrition", "export"],
  nameOf: (found: unknown) => (found as Loaded | undefined)?.recipe.title,
};

export const loader = forAnyone(async (call) => {
  const { db, viewer, url, locale, context } = call;
  const id = idFrom(url, "id", "recipe.notFound");
  const key = url.searchParams.get("key");
  const { recipe, nutrition, likes, isByKey, ...found } = await cacheable(call, async () => {
    const seen = await getRecipeWithNutrition(db, viewer, id, locale, key);
    // A secret address is for reading, no more.
    return { ...seen, likes: seen.isByKey ? null : await getLikes(db, viewer, id) };
  });
  if (key === null) context.page = recipeHead(recipe, nutrition, context.origin, locale);
  const isOwn = viewer?.id === recipe.author.id;
  const mayEdit = mayEditRecipe(viewer, { id, authorId: recipe.author.id });
  const isShared = mayEdit && found.isShared;
  return {
    recipe,
    nutrition,
    origin: context.origin,
    likes,
    isShared,
    can: {
      edit: mayEdit,
      like: viewer !== null && !isByKey,
      report: viewer !== null && !isOwn && !isByKey,
      share: mayEdit && (isShared || recipe.visibility !== "PUBLIC"),
    },
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url, locale } = call;
  const { fields } = await readForm(request);
  if (fields.get("intent") !== "delete") throw new AppError("request.invalid");
  const { id, title } = await getEditableRecipe(
    db,
    viewer,
    idFrom(url, "id", "recipe.notFound"),
    locale,
  );
  await deleteRecipe(db, viewer, id);
  // Straight to the list as it is remembered: the message would not outlive another redirect.
  const filters = queryOf(await getSavedFilters(db, viewer));
  return redirectWithFlash(call, paths.recipeList(filters), {
    key: "flash.recipeDeleted",
    values: { title },
  });
});

/** All that servings need is here: nothing is asked of the server when only they change. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !differsOnlyInView(args.currentUrl, args.nextUrl);
}

export default function ViewRecipe() {
  const { t, i18n } = useTranslation("recipe");
  const { recipe, nutrition, origin, likes, isShared, can } = useLoaderData<typeof loader>();
  const addresses = useAddresses(recipe);
  const hasIngredients = recipe.ingredients.length > 0;
  const servings = useServings(hasIngredients ? recipe.yield : null);
  const sizes = usePhotoSizes();
  const date = dateFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className="recipe">
      <header className="recipe-header">
        {recipe.imageVersion !== null && (
          <Photo
            className="recipe-photo"
            small={addresses.thumbnail}
            src={addresses.photo}
            srcSet={`${addresses.thumbnail} 400w, ${addresses.photo} 1600w`}
            sizes={sizes}
            alt={t("view.photoOf", { title: recipe.title })}
            width={1600}
            height={1200}
          />
        )}
        <p className="chips">
          {recipe.category && <span className="chip">{t(`category.${recipe.category}`)}</span>}{" "}
          {recipe.visibility !== "PUBLIC" && (
            <span className="chip chip-quiet">
              <Icon name="lock" />
              {t(`visibilityShort.${recipe.visibility}`)}
            </span>
          )}
        </p>
        <h1 lang={recipe.language} dir="auto">
          {recipe.title}
        </h1>
        <p className="byline">
          <Link to={paths.userView(recipe.author.id)}>{recipe.author.username}</Link>
          {" · "}
          <time dateTime={new Date(recipe.updatedAt).toISOString()}>
            {date.format(recipe.updatedAt)}
          </time>
        </p>
        {recipe.description && (
          <p className="lead" lang={recipe.language} dir="auto">
            {recipe.description}
          </p>
        )}
        <RecipeFacts recipe={recipe} servings={servings?.shown} />
        <RecipeSource source={recipe.source} />
        <div className="actions">
          {recipe.steps.length > 0 && (
            <LinkButton to={addresses.cook({ servings: chosen(servings) })}>
              <Icon name="flame" />
              {t("view.cook")}
            </LinkButton>
          )}
          {likes && <LikeButton recipeId={recipe.id} likes={likes} canLike={can.like} />}
          {can.like && (
            <LinkButton to={paths.cookbookEdit({ addRecipe: recipe.id })} variant="quiet">
              {t("view.addToCookbook")}
            </LinkButton>
          )}
          {can.edit && (
            <>
              <LinkButton to={paths.recipeEdit(recipe.id)} variant="quiet">
                {t("view.edit")}
              </LinkButton>
              <DeleteRecipe title={recipe.title} />
            </>
          )}
          {can.share && (
            <LinkButton to={paths.recipeShare(recipe.id)} variant="quiet">
              {t(isShared ? "view.shared" : "view.share")}
            </LinkButton>
          )}
          <PrintButton />
          <Downloads addressOf={addresses.file} print={addresses.print()} />
        </div>
      </header>
      <div className="recipe-body">
        {hasIngredients && (
          <section id={INGREDIENTS_ID} className="recipe-ingredients card">
            <h2>{t("view.ingredients")}</h2>
            {servings && <ServingsForm servings={servings} addressFor={addresses.view} />}
            <IngredientList
              lines={recipe.ingredients}
              language={recipe.language}
              ratio={servings?.ratio}
            />
          </section>
        )}
        <div className="recipe-texts">
          <Texts
            title={t("view.steps")}
            texts={recipe.steps}
            language={recipe.language}
            className="steps"
          />
          <Texts
            title={t("view.tips")}
            texts={recipe.tips}
            language={recipe.language}
            className="tips"
          />
          {hasIngredients && <NutritionFacts nutrition={nutrition} servings={servings} />}
          {can.report && <ReportRecipe id={recipe.id} hasPicture={recipe.imageVersion !== null} />}
        </div>
      </div>
      {likes && (
        <p className="recipe-address">{origin + paths.recipeView(recipe.id, chosen(servings))}</p>
      )}
    </article>
  );
}
