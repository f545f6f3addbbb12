import { Form } from "@remix-run/react";
import {
  INGREDIENT_CATEGORIES,
  type IngredientCategory,
} from "#domain/ingredient/ingredient-category";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import "~/ui/field-row.css";

export interface IngredientFilters {
  category: IngredientCategory | null;
  search: string;
}

export function IngredientListFilter({
  filters: { category, search },
}: {
  filters: IngredientFilters;
}) {
  const { t } = useTranslation("ingredient");
  return (
    <Form
      // Resets the fields after an earlier search.
      key={`${category} ${search}`}
      role="search"
      aria-label={t("list.filter")}
      action={paths.ingredientList()}
      className="field-row"
    >
      <label>
        {t("list.search")}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={MAX_INGREDIENT_NAME}
          autoComplete="off"
        />
      </label>
      <label>
        {t("list.category")}
        <select name="category" defaultValue={category ?? ""}>
          <option value="">{t("list.allCategories")}</option>
          {INGREDIENT_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {t(`category.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-primary">
        {t("list.submit")}
      </button>
    </Form>
  );
}
