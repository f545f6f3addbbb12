import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";

export function NameSearch({ action, search }: { action: string; search: string }) {
  const { t } = useTranslation("admin");
  return (
    <Form action={action} role="search" aria-label={t("ingredients.find")} className="inline-form">
      <input
        key={search}
        type="search"
        name="search"
        aria-label={t("ingredients.name")}
        defaultValue={search}
        maxLength={MAX_INGREDIENT_NAME}
        autoComplete="off"
      />
      <button type="submit" className="button button-primary">
        {t("ingredients.search")}
      </button>
    </Form>
  );
}
