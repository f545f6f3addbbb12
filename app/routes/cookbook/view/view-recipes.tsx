import { paths } from "#domain/site/paths";
import type { CookbookRecipe } from "#server/features/cookbooks/contents";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { ChooseSeveral, Tick } from "~/ui/choosing";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";
import { ShopBar } from "./shop-bar";

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
    <div className="choosing choosing-cards">
      {recipes.length === 0 && <p>{t("view.noRecipes")}</p>}
      {recipes.length > 0 && <ChooseSeveral />}
      <RecipeCards
        recipes={recipes}
        level={3}
        below={(recipe) => (
          <>
            <Tick recipe={recipe} />
            {recipe.mayRemove && <RemoveRecipe recipe={recipe} />}
          </>
        )}
      />
      <Pager
        first={isFirstPage ? null : paths.cookbookView(cookbook.id)}
        next={next && paths.cookbookView(cookbook.id, { cursor: next })}
      />
      {recipes.length > 0 && <ShopBar cookbook={cookbook.id} />}
    </div>
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
