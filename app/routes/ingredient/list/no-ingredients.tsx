import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import type { IngredientFilters } from "./list-filter";

export function NoIngredients({ filters: { category, search } }: { filters: IngredientFilters }) {
  const { t } = useTranslation("ingredient");
  const key = search ? (category ? "list.noneNamedHere" : "list.noneNamed") : "list.none";
  return (
    <section className="card ingredient-nothing">
      <p>{t(key, { search })}</p>
      <p>
        <Link to={paths.ingredientList()} className="alone">
          {t("list.all")}
        </Link>
      </p>
    </section>
  );
}
