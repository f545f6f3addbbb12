import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths } from "#domain/site/paths";
import { photoPaths } from "#domain/site/photo-paths";
import { logReading } from "#server/admin/access-grants";
import { type MarkedRecipe, showMarkedRecipe } from "#server/features/recipes/marked-recipe";
import { getRecipeWithNutrition } from "#server/features/recipes/queries";
import { requireAccessGrant } from "#server/http/pipeline/granted-call";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { Image } from "~/ui/image";
import { useTranslation } from "~/ui/translation";
import { IngredientList } from "../../recipe/parts/ingredient-list";
import { RecipeFacts } from "../../recipe/parts/recipe-facts";
import viewCss from "../../recipe/parts/recipe-page.css?url";
import printCss from "../../recipe/parts/recipe-page-print.css?url";
import { RecipeSource } from "../../recipe/parts/recipe-source";
import { RecipeTexts } from "../../recipe/parts/recipe-texts";
import { ShownParagraph } from "../../recipe/parts/shown-parts";
import { AccessGrantNotice } from "../parts/access-grant-notice";
import { AdminRooms } from "../parts/admin-rooms";
import { changeRecipe } from "./change-recipe";
import { RecipeActions } from "./recipe-actions";
import "../parts/lists.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["admin", "recipe"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.recipe.title,
};

/** As addresses: a recipe's page would have a file more if it shared its styles with this one. */
export const links = () => [viewCss, printCss].map((href) => ({ rel: "stylesheet", href }));

export const loader = forAdmin(async (call) => {
  const { db, viewer, target, locale } = await requireAccessGrant(call, "RECIPE");
  const { recipe, isShared } = await getRecipeWithNutrition(db, viewer, target.id, locale);
  await logReading(db, viewer);
  const { reason, expiresAt } = viewer.access;
  return {
    recipe: showMarkedRecipe(recipe, { locale: call.uiLocale }),
    photos: recipe.photos.filter(({ id }) => id !== null),
    isShared,
    access: { reason, expiresAt },
  };
});

export const action = forAdmin(async (call) =>
  changeRecipe(await requireAccessGrant(call, "RECIPE")),
);

export default function AdminRecipe() {
  const { t } = useTranslation(["recipe", "admin"]);
  const { recipe, photos, isShared, access } = useLoaderData<typeof loader>();
  const { language, author } = recipe;
  const back = {
    to: adminPaths.recipes({ author: author.id }),
    label: t("admin:access.othersOf", { username: author.username }),
  };
  return (
    <AdminRooms>
      <AccessGrantNotice access={access} back={back} />
      <article className="recipe">
        <Header recipe={recipe}>
          <RecipeActions recipe={recipe} isShared={isShared} />
        </Header>
        <div className="recipe-body">
          {recipe.ingredients.length > 0 && (
            <section className="recipe-ingredients card">
              <h2>{t("recipe:view.ingredients")}</h2>
              <IngredientList
                lines={recipe.ingredients}
                headings={recipe.headings.ingredients}
                language={language}
              />
            </section>
          )}
          <div className="recipe-texts">
            <RecipeTexts
              title={t("recipe:view.steps")}
              texts={recipe.steps}
              headings={recipe.headings.steps}
              language={language}
              className="steps"
            />
            {photos.map(({ key, alt }) => (
              <Image
                key={key}
                className="photo"
                src={toAdminImage(photoPaths.editing(key))}
                alt={alt || recipe.title}
                width={400}
                height={300}
              />
            ))}
            <RecipeTexts
              title={t("recipe:view.tips")}
              texts={recipe.tips}
              language={language}
              className="tips"
            />
          </div>
        </div>
      </article>
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function Header({ recipe, children }: { recipe: MarkedRecipe; children: ReactNode }) {
  const { t } = useTranslation("recipe");
  const { id, title, language, author, imageVersion } = recipe;
  return (
    <header className="recipe-header">
      {imageVersion !== null && (
        <Image
          className="recipe-photo"
          src={toAdminImage(imagePaths.recipe(id, imageVersion))}
          alt={t("view.photoOf", { title })}
          width={1600}
          height={1200}
        />
      )}
      <p className="chips">
        <span className="chip">{t(`visibilityShort.${recipe.visibility}`)}</span>
      </p>
      <h1 lang={language} dir="auto">
        {title}
      </h1>
      <p className="byline" dir="auto">
        {author.username}
      </p>
      <ShownParagraph className="lead" text={recipe.description} language={language} />
      <RecipeFacts recipe={recipe} />
      <RecipeSource source={recipe.source} />
      {children}
    </header>
  );
}
