import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/confirmation";

/** A button that asks before it deletes the recipe. */
export function DeleteRecipe({ title }: { title: string }) {
  const { t } = useTranslation("recipe");
  return (
    <Confirmation
      id="delete-recipe"
      intent="delete"
      words={{
        ask: t("view.delete"),
        title: t("delete.title", { title }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        cancel: t("delete.cancel"),
      }}
    />
  );
}
