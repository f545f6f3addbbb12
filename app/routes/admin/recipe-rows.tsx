import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AdministeredRecipe } from "#server/admin/recipes";
import { imagePaths, paths } from "~/paths";
import { Confirmation } from "~/ui/confirmation";
import { LinkButton } from "~/ui/link-button";
import { Moment } from "./moment";

/** A line for each recipe, with what an administrator may do about it. */
export function RecipeRows({ recipes }: { recipes: AdministeredRecipe[] }) {
  const { t } = useTranslation(["admin", "recipe"]);
  return (
    <ul className="admin-entries">
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <article className="card admin-entry" aria-labelledby={`recipe-${recipe.id}`}>
            {recipe.imageVersion !== null && (
              <img
                className="admin-picture"
                src={imagePaths.recipeThumbnail(recipe.id, recipe.imageVersion)}
                alt=""
                width={112}
                height={84}
                loading="lazy"
              />
            )}
            <h2 id={`recipe-${recipe.id}`} dir="auto">
              <Link to={paths.recipeView(recipe.id)}>{recipe.title}</Link>
            </h2>
            <p className="admin-fact">
              <Link to={paths.adminRecipes({ author: recipe.author.id })} dir="auto">
                {recipe.author.username}
              </Link>
              {" · "}
              {t(`recipe:visibilityShort.${recipe.visibility}`)}
              {" · "}
              <Moment at={recipe.createdAt} />
            </p>
            <RecipeActions recipe={recipe} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function RecipeActions({ recipe }: { recipe: AdministeredRecipe }) {
  const { t } = useTranslation("admin");
  const { id, title, author, imageVersion } = recipe;
  const names = { title, username: author.username };
  return (
    <div className="actions">
      <LinkButton to={paths.recipeEdit(id)} variant="quiet">
        {t("recipes.edit")}
        <span className="visually-hidden"> {title}</span>
      </LinkButton>
      {imageVersion !== null && (
        <Confirmation
          id={`remove-picture-${id}`}
          intent="removePicture"
          fields={{ recipe: id }}
          words={{
            ask: t("recipes.removePicture.ask"),
            title: t("recipes.removePicture.title", names),
            text: t("recipes.removePicture.text"),
            confirm: t("recipes.removePicture.confirm"),
            cancel: t("recipes.cancel"),
          }}
        />
      )}
      <Confirmation
        id={`remove-${id}`}
        intent="remove"
        fields={{ recipe: id }}
        words={{
          ask: t("recipes.remove.ask"),
          title: t("recipes.remove.title", names),
          text: t("recipes.remove.text", names),
          confirm: t("recipes.remove.confirm"),
          cancel: t("recipes.cancel"),
        }}
      />
    </div>
  );
}
