import type { CookbookFront } from "#domain/cookbook/cookbook";
import { imagePaths, paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Icon } from "~/ui/icon";
import { Image } from "~/ui/image";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { CookbookCover } from "../parts/cookbook-cover";
import { ViewFaces } from "./view-faces";
import { ViewTools } from "./view-tools";

export function ViewHeader({ cookbook }: { cookbook: Cookbook & CookbookFront }) {
  const { t } = useTranslation("cookbook");
  const { id, name, description, isShared, can } = cookbook;
  return (
    <header className="cookbook-header">
      <div className="cookbook-front">
        {cookbook.imageVersion === null ? (
          <CookbookCover cookbook={cookbook} />
        ) : (
          <Image
            src={imagePaths.cookbook(id, cookbook.imageVersion)}
            alt={t("view.imageOf", { name })}
            width={800}
            height={600}
          />
        )}
      </div>
      <div>
        <h1 dir="auto">{name}</h1>
        {description && (
          <p className="cookbook-description" dir="auto">
            {description}
          </p>
        )}
        <ViewFaces cookbook={cookbook} />
        <div className="actions">
          {can.addRecipe && (
            <LinkButton to={paths.cookbookEdit({ addTo: id })}>
              <Icon name="add" />
              {t("view.addRecipes")}
            </LinkButton>
          )}
          {can.administer && (
            <LinkButton to={paths.cookbookShare(id)} variant="quiet">
              <Icon name="share" />
              {t(isShared ? "view.shared" : "view.share")}
            </LinkButton>
          )}
          <ViewTools cookbook={cookbook} />
        </div>
        {cookbook.membership && !can.leave && cookbook.members > 1 && (
          <p className="hint">{t("view.lastAdministrator")}</p>
        )}
      </div>
    </header>
  );
}
