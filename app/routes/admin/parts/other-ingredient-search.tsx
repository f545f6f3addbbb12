import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

interface OtherIngredientSearchProps {
  action: string;
  label: string;
  kept: Record<string, string | number>;
  name: string;
  search: string;
}

/** Looks for the ingredient that another one merges into, or that adopts a name. */
export function OtherIngredientSearch(props: OtherIngredientSearchProps) {
  const { t } = useTranslation("admin");
  return (
    <SearchForm
      {...props}
      submit={t("ingredients.search")}
      variant="quiet"
      aria-label={t("ingredient.mergeName")}
      maxLength={MAX_INGREDIENT_NAME}
      autoComplete="off"
    />
  );
}
