import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import type { RecipePage } from "#server/recipes/recipe-page";
import { Confirmation } from "~/ui/confirmation";
import { Downloads } from "~/ui/downloads";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { PrintButton } from "../parts/print-button";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { type Servings, servingsInAddress } from "../parts/servings";
import { LikeButton } from "./like-button";

/** What the viewer can do with a recipe: cook, like, edit, share, print or take it away. */
export function RecipeActions({
  recipe,
  likes,
  isShared,
  can,
  servings,
}: Pick<RecipePage, "recipe" | "likes" | "isShared" | "can"> & { servings: Servings | null }) {
  const { t } = useTranslation("recipe");
  const addresses = useRecipeAddresses(recipe);
  return (
    <div className="actions">
      {recipe.steps.length > 0 && (
        <LinkButton to={addresses.cook({ servings: servingsInAddress(servings) })}>
          <Icon name="flame" />
          {t("view.cook")}
        </LinkButton>
      )}
      {likes && <LikeButton recipeId={recipe.id} likes={likes} canLike={can.like} />}
      {can.like && (
        <LinkButton to={paths.cookbookEdit({ addRecipe: recipe.id })} variant="quiet">
          {t("view.addToCookbook")}
        </LinkButton>
      )}
      {can.edit && (
        <>
          <LinkButton to={paths.recipeEdit(recipe.id)} variant="quiet">
            {t("view.edit")}
          </LinkButton>
          <LinkButton to={paths.recipeHistory(recipe.id)} variant="quiet">
            {t("view.history")}
          </LinkButton>
          <DeleteRecipe title={recipe.title} />
        </>
      )}
      {can.share && (
        <LinkButton to={paths.recipeShare(recipe.id)} variant="quiet">
          {t(isShared ? "view.shared" : "view.share")}
        </LinkButton>
      )}
      <PrintButton />
      <Downloads addressOf={addresses.file} print={addresses.print()} />
    </div>
  );
}

function DeleteRecipe({ title }: { title: string }) {
  const { t } = useTranslation("recipe");
  return (
    <Confirmation
      id="delete-recipe"
      intent="delete"
      texts={{
        ask: t("view.delete"),
        title: t("delete.title", { title }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        cancel: t("delete.cancel"),
      }}
    />
  );
}
