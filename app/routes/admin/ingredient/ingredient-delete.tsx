import { Confirmation } from "~/ui/confirmation";
import { useTranslation } from "~/ui/translation";
import type { SavedIngredient } from "./load-ingredient";

export function DeleteIngredient({ saved: { name, lines } }: { saved: SavedIngredient }) {
  const { t } = useTranslation("admin");
  return (
    <section className="card">
      <h2>{t("ingredient.delete")}</h2>
      {lines > 0 ? (
        <p>{t("ingredient.inUse", { count: lines })}</p>
      ) : (
        <Confirmation
          id="delete-ingredient"
          intent="delete"
          texts={{
            ask: t("ingredient.delete"),
            title: t("ingredient.deleteTitle", { name }),
            text: t("ingredient.deleteText"),
            confirm: t("ingredient.deleteYes"),
            cancel: t("ingredient.cancel"),
          }}
        />
      )}
    </section>
  );
}
