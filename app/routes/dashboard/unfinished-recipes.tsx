import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { UnfinishedRecipe } from "#server/features/dashboard/queries";
import { useTranslation } from "~/ui/translation";

export function UnfinishedRecipes({ recipes }: { recipes: UnfinishedRecipe[] }) {
  const { t } = useTranslation("dashboard");
  if (recipes.length === 0) return null;
  return (
    <section className="card unfinished">
      <h2>{t("unfinished.title")}</h2>
      <ul>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <Link to={paths.recipeEdit(recipe.id)} dir="auto">
              {recipe.title}
            </Link>{" "}
            <span className="hint">{t(`unfinished.${pickMissing(recipe)}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pickMissing({ lacksIngredients, lacksSteps }: UnfinishedRecipe) {
  if (lacksIngredients && lacksSteps) return "both";
  return lacksIngredients ? "ingredients" : "steps";
}
