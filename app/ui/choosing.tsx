import type { RecipeCard } from "#domain/recipe/recipe";
import { useTranslation } from "~/ui/translation";
import "./filters.css";
import "./choosing.css";

/** The ticks stand in a list and belong to the form of the bar below it. */
export const CHOOSING_FORM = "choose";

export function Tick({ recipe: { id, title } }: { recipe: Pick<RecipeCard, "id" | "title"> }) {
  const { t } = useTranslation("acts");
  return (
    <label className="tick">
      <input
        type="checkbox"
        name="recipe"
        value={id}
        form={CHOOSING_FORM}
        aria-label={t("choose", { title })}
        autoComplete="off"
      />
    </label>
  );
}

/** Shows the ticks of the cards; its own state is not sent. */
export function ChooseSeveral() {
  const { t } = useTranslation("acts");
  return (
    <label className="choice choose-several">
      <input type="checkbox" autoComplete="off" />
      {t("several")}
    </label>
  );
}
