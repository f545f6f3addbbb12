import { Form } from "@remix-run/react";
import { LISTED_ACTS } from "#domain/recipe/recipe-acts";
import { type RecipeFilters, toListQuery } from "#domain/recipe/recipe-filters";
import { paths } from "#domain/site/paths";
import { CHOOSING_FORM } from "~/ui/choosing";
import { useCountFormat } from "~/ui/count";
import { useTranslation } from "~/ui/translation";

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
    <Form
      id={CHOOSING_FORM}
      action={paths.recipeMany()}
      className="choose-bar"
      aria-label={t("bar")}
    >
      <p className="choose-count">{t("count")}</p>
      <label className="choose-all">
        <input type="checkbox" name="all" value={query} autoComplete="off" />
        {t("all", { shown })}
      </label>
      <button type="submit" formAction={paths.shoppingAdd()} className="button button-quiet">
        {t("act.SHOPPING")}
      </button>
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
