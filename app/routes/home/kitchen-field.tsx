import { Form } from "@remix-run/react";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";

export function KitchenField() {
  const { t } = useTranslation("home");
  return (
    <Form action={paths.search()} className="kitchen-field">
      <label htmlFor="add">{t("kitchen.label")}</label>
      <input
        id="add"
        name="add"
        type="text"
        placeholder={t("kitchen.example")}
        autoComplete="off"
        maxLength={MAX_INGREDIENT_NAME}
        required
      />
      <button type="submit" className="button">
        {t("kitchen.find")}
      </button>
    </Form>
  );
}
