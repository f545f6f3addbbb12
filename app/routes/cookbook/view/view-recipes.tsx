import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import type { CookbookRecipe } from "#server/features/cookbooks/contents";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { RecipeCards } from "~/ui/recipe-card";

export function ViewRecipes({
  cookbook,
  page: { recipes, next },
  isFirstPage,
}: {
  cookbook: Cookbook;
  page: { recipes: CookbookRecipe[]; next: string | null };
  isFirstPage: boolean;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <>
      {recipes.length === 0 && <p>{t("view.noRecipes")}</p>}
      <RecipeCards
        recipes={recipes}
        level={3}
        below={(recipe) => recipe.mayRemove && <RemoveRecipe recipe={recipe} />}
      />
      <Pager
        first={isFirstPage ? null : paths.cookbookView(cookbook.id)}
        next={next && paths.cookbookView(cookbook.id, { cursor: next })}
      />
    </>
  );
}

function RemoveRecipe({ recipe: { id, title } }: { recipe: CookbookRecipe }) {
  const { t } = useTranslation("cookbook");
  return (
    <details className="below-card">
      <summary title={t("view.moreOf", { title })}>
        <Icon name="more" />
        <span className="visually-hidden">{t("view.moreOf", { title })}</span>
      </summary>
      <PostForm>
        <input type="hidden" name="recipe" value={id} />
        <button
          type="submit"
          name="intent"
          value="removeRecipe"
          className="button button-quiet"
          aria-label={t("view.removeRecipe", { title })}
        >
          {t("view.remove")}
        </button>
      </PostForm>
    </details>
  );
}
