import { adminPaths } from "#domain/site/admin-paths";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import {
  FIELDS,
  type IngredientField,
  type IngredientFormValues,
} from "../parts/ingredient-values";
import { useIngredientLabels } from "./ingredient-labels";

export function IngredientConflict({
  theirs,
  mine,
  id,
}: {
  theirs: IngredientFormValues;
  mine: IngredientFormValues;
  id: number | undefined;
}) {
  const { t } = useTranslation(["admin", "ingredient"]);
  const formatLabel = useIngredientLabels();
  const others = FIELDS.filter((name) => joinLines(theirs[name]) !== joinLines(mine[name]));
  const shown = (name: IngredientField) => {
    const value = theirs[name] ?? "";
    if (name === "category") return t(`ingredient:category.${value as "OIL"}`);
    if (name.startsWith("allow")) return t(value ? "ingredient.yes" : "ingredient.no");
    return joinLines(value) || t("ingredient.nothing");
  };
  return (
    <section className="notice" role="alert">
      <h2>{t("ingredient.conflict")}</h2>
      <p>{t("ingredient.conflictText")}</p>
      <dl className="care-theirs">
        {others.map((name) => (
          <div key={name}>
            <dt>{formatLabel(name)}</dt>
            <dd>{shown(name)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={adminPaths.ingredient({ ingredient: id })} reloadDocument variant="quiet">
        {t("ingredient.takeTheirs")}
      </LinkButton>
    </section>
  );
}

function joinLines(value = ""): string {
  return value
    .trim()
    .split(/\s*\n\s*/)
    .join(", ");
}
