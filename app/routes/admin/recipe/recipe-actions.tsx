import { adminPaths } from "#domain/site/admin-paths";
import { Confirmation } from "~/ui/confirmation";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function RecipeActions({
  recipe: { id, title, author, imageVersion },
  isShared,
}: {
  recipe: { id: number; title: string; author: { username: string }; imageVersion: number | null };
  isShared: boolean;
}) {
  const { t } = useTranslation("admin");
  const names = { title, username: author.username };
  const asking = (intent: "remove" | "removeImage") => (
    <Confirmation
      id={intent}
      intent={intent}
      texts={{
        ask: t(`recipes.${intent}.ask`),
        title: t(`recipes.${intent}.title`, names),
        text: t(`recipes.${intent}.text`, names),
        confirm: t(`recipes.${intent}.confirm`),
        cancel: t("recipes.cancel"),
      }}
    />
  );
  return (
    <div className="actions">
      <LinkButton to={adminPaths.recipeEdit(id)} variant="quiet">
        {t("recipes.edit")}
      </LinkButton>
      {imageVersion !== null && asking("removeImage")}
      {asking("remove")}
      {isShared && (
        <PostForm>
          <button type="submit" name="intent" value="unshare" className="button button-quiet">
            {t("access.unshare")}
          </button>
        </PostForm>
      )}
    </div>
  );
}
