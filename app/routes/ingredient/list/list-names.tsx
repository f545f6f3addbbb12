import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { ListedIngredient } from "#server/features/ingredients/listing";
import { useTranslation } from "~/ui/translation";

export function IngredientNames({ ingredients }: { ingredients: ListedIngredient[] }) {
  const { t } = useTranslation("ingredient");
  if (ingredients.length === 0) return null;
  return (
    <ul className="ingredient-names card">
      {ingredients.map(({ id, name, category, matchedName }) => (
        <li key={id}>
          <Link to={paths.ingredientView(id)}>{name}</Link>
          {matchedName && <span>{t("list.matched", { name: matchedName })}</span>}
          <span>{t(`category.${category}`)}</span>
        </li>
      ))}
    </ul>
  );
}
