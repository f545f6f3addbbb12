import { imagePaths } from "#domain/site/paths";
import type { RecipeChoice } from "#server/features/cookbooks/recipe-choices";
import { useTranslation } from "~/ui/translation";

export function RecipeTicks({ recipes, ticked }: { recipes: RecipeChoice[]; ticked: number[] }) {
  const { t } = useTranslation("cookbook");
  return (
    <ul className="members">
      {recipes.map(({ id, title, language, imageVersion, category, author, holds }) => (
        <li key={id}>
          <label className="ticked">
            <input
              type="checkbox"
              name="recipe"
              value={id}
              defaultChecked={holds || ticked.includes(id)}
              disabled={holds}
            />
            <img
              className="cookbook-thumbnail"
              src={imagePaths.recipeCard({ id, imageVersion, category })}
              alt=""
              width={56}
              height={42}
              loading="lazy"
            />
            <span>
              <span lang={language} dir="auto">
                {title}
              </span>{" "}
              <span className="hint" dir="auto">
                {author.username}
              </span>
              {holds && <span className="chip">{t("add.holds")}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
