import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

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
