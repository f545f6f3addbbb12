import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";

export function RecipesSearch({ search }: { search: string }) {
  const { t } = useTranslation("admin");
  return (
    <Form
      action={paths.adminRecipes()}
      className="inline-form"
      role="search"
      aria-label={t("recipes.find")}
    >
      <input
        key={search}
        type="search"
        name="search"
        aria-label={t("recipes.words")}
        placeholder={t("recipes.words")}
        defaultValue={search}
        maxLength={200}
      />
      <button type="submit" className="button button-primary">
        {t("recipes.search")}
      </button>
    </Form>
  );
}
