import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { RecipeDetails } from "#server/features/recipes/queries";
import type { RecipePage } from "#server/features/recipes/recipe-page";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";

export function RelatedRecipes({
  author,
  related: { ofAuthor, alike },
}: Pick<RecipePage, "related"> & Pick<RecipeDetails, "author">) {
  const { t } = useTranslation("recipe");
  if (ofAuthor.length + alike.length === 0) return null;
  return (
    <aside className="related">
      {ofAuthor.length > 0 && (
        <section>
          <h2>
            <Link to={paths.userView(author.id)}>
              {t("related.ofAuthor", { username: author.username })}
            </Link>
          </h2>
          <RecipeCards recipes={ofAuthor} level={3} isBelow />
        </section>
      )}
      {alike.length > 0 && (
        <section>
          <h2>{t("related.alike")}</h2>
          <RecipeCards recipes={alike} level={3} isBelow />
        </section>
      )}
    </aside>
  );
}
