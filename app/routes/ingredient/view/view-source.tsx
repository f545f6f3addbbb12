import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { Ingredient } from "#server/features/ingredients/ingredient-details";
import { useTranslation } from "~/ui/translation";
import type { describeSources } from "../parts/sources";

type Source = ReturnType<typeof describeSources>[number];

export function SourceNote({
  ingredient,
  source,
}: {
  ingredient: Ingredient;
  source: Source | null;
}) {
  const { t } = useTranslation("ingredient");
  return (
    <section className="card ingredient-source">
      <h2>{t("view.source")}</h2>
      {ingredient.source ? (
        <p>
          {t("view.sourceCode", {
            source: source?.title ?? ingredient.source.name,
            code: ingredient.source.code,
          })}
        </p>
      ) : (
        <p>{t("view.ownSource")}</p>
      )}
      {ingredient.source && ingredient.isEdited && <p>{t("view.edited")}</p>}
      {source && (
        <>
          <p>{t(source.carbohydratesHoldFibre ? "view.fibreIncluded" : "view.fibreApart")}</p>
          <p className="hint" lang={source.attribution.language}>
            {source.attribution.text}
          </p>
        </>
      )}
      <p>
        <Link to={paths.ingredientData()} className="alone">
          {t("data.title")}
        </Link>
      </p>
    </section>
  );
}
