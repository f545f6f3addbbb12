import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { queryOf, type RecipeFilters } from "#domain/recipe-filters";
import type { ResolvedIngredients } from "#server/recipes/requested-ingredients";
import { ListChoices } from "./checkbox-group";

export type ListIngredientsProps = Pick<ResolvedIngredients, "chosen" | "unsure">;

/** The ingredients that every recipe has, to be unticked, and what a name that was added may mean. */
export function ListIngredients({
  filters,
  chosen,
  unsure,
}: ListIngredientsProps & { filters: RecipeFilters }) {
  const { t } = useTranslation(["recipe", "recipeList"]);
  return (
    <>
      {chosen.length > 0 && (
        <ListChoices
          name="ingredient"
          legend={t("recipeList:ingredients")}
          choices={chosen.map(({ id, name }) => ({ value: id, words: name }))}
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
                    queryOf({ ...filters, ingredients: [...filters.ingredients, id] }),
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
