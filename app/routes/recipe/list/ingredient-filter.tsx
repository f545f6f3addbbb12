import { Link } from "@remix-run/react";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import type { ResolvedIngredients } from "#server/features/recipes/requested-ingredients";
import { useTranslation } from "~/ui/translation";
import { CheckboxGroup } from "./checkbox-group";

export type IngredientFilterProps = Pick<ResolvedIngredients, "chosen" | "unsure">;

export function IngredientFilter({
  filters,
  chosen,
  unsure,
}: IngredientFilterProps & { filters: RecipeFilters }) {
  const { t } = useTranslation(["recipe", "recipeList"]);
  return (
    <>
      {chosen.length > 0 && (
        <CheckboxGroup
          name="ingredient"
          legend={t("recipeList:ingredients")}
          choices={chosen.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen.map(({ id }) => id)}
        />
      )}
      {unsure && (
        <div className="notice" role="status">
          <p>
            {unsure.offers.length === 0
              ? t("recipeList:unknownIngredient", { name: unsure.name })
              : t("recipeList:whichIngredient", { name: unsure.name })}
          </p>
          <ul className="offers">
            {unsure.offers.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={paths.recipeList(
                    toListQuery({ ...filters, ingredients: [...filters.ingredients, id] }),
                  )}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
