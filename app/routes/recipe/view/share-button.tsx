import type { MouseEvent, ReactNode } from "react";
import { paths } from "#domain/site/paths";
import type { RecipeDetails } from "#server/features/recipes/queries";
import type { RecipePage } from "#server/features/recipes/recipe-page";
import { CopyButton } from "~/ui/copy-button";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

const SHARE_ID = "share";

export function ShareButton({
  recipe,
  isShared,
  can,
  origin,
}: Pick<RecipePage, "isShared" | "can"> & {
  recipe: Pick<RecipeDetails, "id" | "title">;
  origin: string;
}) {
  const { t } = useTranslation("recipe");
  const secret = can.share && (
    <LinkButton to={paths.recipeShare(recipe.id)} variant="quiet">
      <Icon name="share" />
      {t(isShared ? "view.shared" : "view.share")}
    </LinkButton>
  );
  if (!can.tellAddress) return secret;
  return (
    <ShareMenu title={recipe.title} address={origin + paths.recipeView(recipe.id)}>
      {secret}
    </ShareMenu>
  );
}

function ShareMenu({
  title,
  address,
  children,
}: {
  title: string;
  address: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("recipe");
  const share = (event: MouseEvent) => {
    if (children || !("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // Dismissing the share sheet rejects, but is no error.
    navigator.share({ title, url: address }).catch(() => {});
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet share-button"
        onClick={share}
        {...{ popovertarget: SHARE_ID }}
      >
        <Icon name="share" />
        {t("view.shareAddress")}
      </button>
      <div id={SHARE_ID} className="menu button-menu" {...{ popover: "auto" }}>
        <p className="menu-text share-address">{address}</p>
        <CopyButton text={address} what="link" />
        {children}
      </div>
    </>
  );
}
