import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";

/** How a recipe comes into a cookbook, and the ways to find one. */
export function AddRecipeHelp() {
  const { t } = useTranslation(["cookbook", "common"]);
  return (
    <details className="card add-recipe">
      <summary>{t("cookbook:view.addRecipe")}</summary>
      <p>{t("cookbook:view.addRecipeHow")}</p>
      <Form role="search" action={paths.search()} className="inline-form">
        <input
          type="search"
          name="search"
          aria-label={t("cookbook:view.findRecipe")}
          placeholder={t("cookbook:view.findRecipe")}
          maxLength={200}
          required
        />
        <button type="submit" className="button button-primary">
          {t("cookbook:view.find")}
        </button>
      </Form>
      <p>
        <Link to={paths.recipeList()}>{t("cookbook:view.myRecipes")}</Link>
      </p>
    </details>
  );
}
