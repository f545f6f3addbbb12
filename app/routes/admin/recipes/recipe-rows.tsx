import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { imagePaths, paths } from "#domain/site/paths";
import type { AdministeredRecipe } from "#server/admin/recipes";
import { Confirmation } from "~/ui/confirmation";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function RecipeRows({ recipes }: { recipes: AdministeredRecipe[] }) {
  const { t } = useTranslation(["admin", "recipe"]);
  return (
    <ul className="admin-entries">
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <article className="card admin-entry" aria-labelledby={`recipe-${recipe.id}`}>
            {recipe.imageVersion !== null && recipe.isVisible && (
              <img
                className="admin-image"
                src={imagePaths.recipeThumbnail(recipe.id, recipe.imageVersion)}
                alt=""
                width={112}
                height={84}
                loading="lazy"
              />
            )}
            <h2 id={`recipe-${recipe.id}`} dir="auto">
              <RecipeName recipe={recipe} />
            </h2>
            <p className="admin-fact">
              <Link to={adminPaths.recipes({ author: recipe.author.id })} dir="auto">
                {recipe.author.username}
              </Link>
              {" · "}
              {t(`recipe:visibilityShort.${recipe.visibility}`)}
              {" · "}
              <Timestamp at={recipe.createdAt} />
            </p>
            <RecipeActions recipe={recipe} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function RecipeName({ recipe: { id, title, isVisible } }: { recipe: AdministeredRecipe }) {
  const { t } = useTranslation("admin");
  if (title === null) return t("recipes.untitled", { id });
  if (!isVisible) return title;
  return (
    <Link to={paths.recipeView(id)} className="alone">
      {title}
    </Link>
  );
}

function RecipeActions({ recipe }: { recipe: AdministeredRecipe }) {
  const { t } = useTranslation("admin");
  const { id, title, author, imageVersion } = recipe;
  const name = title ?? t("recipes.untitled", { id });
  const names = { title: name, username: author.username };
  const asking = (intent: "remove" | "removeImage") => (
    <Confirmation
      id={`${intent}-${id}`}
      intent={intent}
      fields={{ recipe: id }}
      texts={{
        ask: t(`recipes.${intent}.ask`),
        title: t(`recipes.${intent}.title`, names),
        text: t(`recipes.${intent}.text`, names),
        confirm: t(`recipes.${intent}.confirm`),
        cancel: t("recipes.cancel"),
      }}
    />
  );
  return (
    <div className="actions">
      <LinkButton to={adminPaths.access({ recipe: id })} variant="quiet">
        {t("access.submit")}
        <span className="visually-hidden"> {name}</span>
      </LinkButton>
      {title !== null && imageVersion !== null && asking("removeImage")}
      {title !== null && asking("remove")}
    </div>
  );
}
