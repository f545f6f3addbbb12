import { adminPaths } from "#domain/site/admin-paths";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

export function RecipesSearch({ search }: { search: string }) {
  const { t } = useTranslation("admin");
  return (
    <SearchForm
      action={adminPaths.recipes()}
      label={t("recipes.find")}
      submit={t("recipes.search")}
      name="search"
      aria-label={t("recipes.words")}
      placeholder={t("recipes.words")}
      search={search}
      maxLength={200}
    />
  );
}
