import { useState } from "react";
import { paths } from "#domain/site/paths";
import type { MarkedRecipe } from "#server/features/recipes/marked-recipe";
import type { RecipePage } from "#server/features/recipes/recipe-page";
import { Confirmation } from "~/ui/confirmation";
import { Downloads } from "~/ui/downloads";
import { Icon } from "~/ui/icon";
import { KeepAwakeLater } from "~/ui/keep-awake-later";
import { LinkButton } from "~/ui/link-button";
import { PrintButton } from "~/ui/print-button";
import { useTranslation } from "~/ui/translation";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { type Servings, servingsInAddress } from "../parts/servings";
import { LikeButton } from "./like-button";
import { ShareButton } from "./share-button";
import "./recipe-actions.css";

const MORE_ID = "more";

type Actions = Pick<RecipePage, "likes" | "isShared" | "can"> & { recipe: MarkedRecipe };

export function RecipeActions({
  origin,
  servings,
  ...page
}: Actions & { origin: string; servings: Servings | null }) {
  const { t } = useTranslation("recipe");
  const { recipe, likes, can } = page;
  const addresses = useRecipeAddresses(recipe);
  return (
    <div className="actions recipe-actions">
      {recipe.steps.length > 0 && (
        <LinkButton to={addresses.cook({ servings: servingsInAddress(servings) })}>
          <Icon name="flame" />
          {t("view.cook")}
        </LinkButton>
      )}
      {likes && <LikeButton recipeId={recipe.id} likes={likes} canLike={can.like} />}
      <ShareButton {...page} origin={origin} />
      <MoreActions {...page} addresses={addresses} />
    </div>
  );
}

function MoreActions({
  recipe,
  can,
  addresses,
}: Actions & { addresses: ReturnType<typeof useRecipeAddresses> }) {
  const { t } = useTranslation("recipe");
  const [isOpened, setOpened] = useState(false);
  // Offline, a script that does not load would reload the page.
  const open = () => setOpened((was) => was || navigator.onLine);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={open}
        {...{ popovertarget: MORE_ID }}
      >
        <Icon name="more" />
        {t("view.more")}
      </button>
      <div id={MORE_ID} className="menu button-menu" {...{ popover: "auto" }}>
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
          </>
        )}
        {isOpened && <KeepAwakeLater isWanted={false} />}
        <PrintButton />
        <Downloads buildAddress={addresses.file} print={addresses.print()} />
        {can.edit && <DeleteRecipe title={recipe.title} />}
      </div>
    </>
  );
}

function DeleteRecipe({ title }: { title: string }) {
  const { t } = useTranslation("recipe");
  return (
    <div className="danger">
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
    </div>
  );
}
