import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RecipeCard } from "#domain/recipe/recipe";
import { LISTED_ACTS } from "#domain/recipe/recipe-acts";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { useCountFormat } from "~/ui/count";

/** The ticks stand in the list and belong to the bar's form below it. */
const FORM_ID = "choose";

export function Tick({ recipe: { id, title } }: { recipe: Pick<RecipeCard, "id" | "title"> }) {
  const { t } = useTranslation("acts");
  return (
    <label className="tick">
      <input
        type="checkbox"
        name="recipe"
        value={id}
        form={FORM_ID}
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

interface ChooseBarProps {
  filters: RecipeFilters;
  total: number | null;
}

/** Appears with the first tick and counts them, both by CSS; leads to the page that asks. */
export function ChooseBar({ filters, total }: ChooseBarProps) {
  const { t } = useTranslation("acts");
  const formatCount = useCountFormat();
  const shown = formatCount(total ?? Number.POSITIVE_INFINITY);
  const [, query = ""] = paths.recipeList(toListQuery(filters)).split("?");
  return (
    <Form id={FORM_ID} action={paths.recipeMany()} className="choose-bar" aria-label={t("bar")}>
      <p className="choose-count">{t("count")}</p>
      <label className="choose-all">
        <input type="checkbox" name="all" value={query} autoComplete="off" />
        {t("all", { shown })}
      </label>
      {LISTED_ACTS.map((kind) => (
        <button
          key={kind}
          type="submit"
          name="act"
          value={kind}
          className={
            kind === "DELETE" ? "button button-quiet choose-delete" : "button button-quiet"
          }
        >
          {t(`act.${kind}`)}
        </button>
      ))}
    </Form>
  );
}
