import { adminPaths } from "#domain/site/admin-paths";
import type { CookbookRecipe } from "#server/features/cookbooks/contents";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function CookbookRecipes({
  id,
  page: { recipes, next },
  isFirstPage,
}: {
  id: number;
  page: { recipes: CookbookRecipe[]; next: string | null };
  isFirstPage: boolean;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <section className="card">
      <h2>{t("view.recipes")}</h2>
      {recipes.length === 0 && <p>{t("view.noRecipes")}</p>}
      <ul className="members">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <span dir="auto">
              {recipe.title} · {recipe.author.username}
            </span>
            <PostForm className="member-buttons">
              <input type="hidden" name="recipe" value={recipe.id} />
              <button
                type="submit"
                name="intent"
                value="removeRecipe"
                className="button button-quiet"
                aria-label={t("view.removeRecipe", { title: recipe.title })}
              >
                {t("view.remove")}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
      <Pager
        first={isFirstPage ? null : adminPaths.cookbook(id)}
        next={next && adminPaths.cookbook(id, { cursor: next })}
      />
    </section>
  );
}
