import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "#server/errors";
import { readForm } from "#server/http/form";
import { idFrom } from "#server/http/query";
import { forAnyone, forViewer } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { mayEditRecipe } from "#server/permissions";
import { deleteRecipe } from "#server/recipes/commands";
import { getEditableRecipe, getRecipe } from "#server/recipes/queries";
import { imagePaths, paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { IngredientList } from "./ingredient-list";
import { RecipeFacts } from "./recipe-facts";
import { DeleteRecipe } from "./view-delete";
import "./view.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["recipe"],
  nameOf: (found: unknown) => (found as Loaded | undefined)?.recipe.title,
};

export const loader = forAnyone(async ({ db, viewer, url, locale }) => {
  const recipe = await getRecipe(db, viewer, idFrom(url, "id", "recipe.notFound"), locale);
  const mayEdit = mayEditRecipe(viewer, { authorId: recipe.author.id });
  return { recipe, can: { edit: mayEdit } };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url, locale, context } = call;
  const { fields } = await readForm(request);
  if (fields.get("intent") !== "delete") throw new AppError("request.invalid");
  const { id, title } = await getEditableRecipe(
    db,
    viewer,
    idFrom(url, "id", "recipe.notFound"),
    locale,
  );
  await deleteRecipe(db, context.dataDir, viewer, id);
  return redirectWithFlash(call, paths.recipeList(), {
    key: "flash.recipeDeleted",
    values: { title },
  });
});

export default function ViewRecipe() {
  const { t, i18n } = useTranslation("recipe");
  const { recipe, can } = useLoaderData<typeof loader>();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className="recipe">
      <header className="recipe-header">
        {recipe.imageVersion !== null && (
          <img
            className="recipe-photo"
            src={imagePaths.recipe(recipe.id, recipe.imageVersion)}
            srcSet={`${imagePaths.recipeThumbnail(recipe.id, recipe.imageVersion)} 400w, ${imagePaths.recipe(recipe.id, recipe.imageVersion)} 1600w`}
            sizes="(max-width: 48em) 100vw, 60em"
            alt={t("view.photoOf", { title: recipe.title })}
            width={1600}
            height={1200}
          />
        )}
        <p className="chips">
          {recipe.category && <span className="chip">{t(`category.${recipe.category}`)}</span>}
          {recipe.visibility !== "PUBLIC" && (
            <span className="chip chip-quiet">
              <Icon name="lock" />
              {t(`visibilityShort.${recipe.visibility}`)}
            </span>
          )}
        </p>
        <h1 dir="auto">{recipe.title}</h1>
        <p className="byline">
          <Link to={paths.userView(recipe.author.id)}>{recipe.author.username}</Link>
          {" · "}
          <time dateTime={new Date(recipe.updatedAt).toISOString()}>
            {date.format(recipe.updatedAt)}
          </time>
        </p>
        {recipe.description && (
          <p className="lead" dir="auto">
            {recipe.description}
          </p>
        )}
        <RecipeFacts recipe={recipe} />
        {can.edit && (
          <div className="actions">
            <LinkButton to={paths.recipeEdit(recipe.id)} variant="quiet">
              {t("view.edit")}
            </LinkButton>
            <DeleteRecipe title={recipe.title} />
          </div>
        )}
      </header>
      <div className="recipe-body">
        {recipe.ingredients.length > 0 && (
          <section className="recipe-ingredients card">
            <h2>{t("view.ingredients")}</h2>
            <IngredientList lines={recipe.ingredients} />
          </section>
        )}
        <div className="recipe-texts">
          <Texts title={t("view.steps")} texts={recipe.steps} className="steps" />
          <Texts title={t("view.tips")} texts={recipe.tips} className="tips" />
        </div>
      </div>
    </article>
  );
}

function Texts({ title, texts, className }: { title: string; texts: string[]; className: string }) {
  if (texts.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ol>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list.
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
