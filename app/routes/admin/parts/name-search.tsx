import { useTranslation } from "react-i18next";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { SearchForm } from "~/ui/search-form";

export function NameSearch({ action, search }: { action: string; search: string }) {
  const { t } = useTranslation("admin");
  return (
    <SearchForm
      action={action}
      label={t("ingredients.find")}
      submit={t("ingredients.search")}
      name="search"
      aria-label={t("ingredients.name")}
      search={search}
      maxLength={MAX_INGREDIENT_NAME}
      autoComplete="off"
    />
  );
}
