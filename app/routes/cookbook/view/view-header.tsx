import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/paths";
import type { Cookbook } from "#server/cookbooks/queries";
import { Confirmation } from "~/ui/confirmation";
import { Downloads } from "~/ui/downloads";
import { LinkButton } from "~/ui/link-button";
import { Photo } from "~/ui/photo";
import { CookbookFacts } from "../parts/cookbook-facts";

/** What a cookbook is, and what its reader may do with it as a whole. */
export function ViewHeader({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useTranslation("cookbook");
  const { name, can } = cookbook;
  return (
    <header>
      {cookbook.imageVersion !== null && (
        <Photo
          className="cookbook-picture"
          src={imagePaths.cookbook(cookbook.id, cookbook.imageVersion)}
          alt={t("view.pictureOf", { name })}
          width={800}
          height={600}
        />
      )}
      <h1 dir="auto">{name}</h1>
      {cookbook.description && (
        <p className="cookbook-description" dir="auto">
          {cookbook.description}
        </p>
      )}
      <CookbookFacts cookbook={cookbook} />
      <div className="actions">
        {can.administer && (
          <LinkButton to={paths.cookbookEdit({ cookbook: cookbook.id })} variant="quiet">
            {t("view.edit")}
          </LinkButton>
        )}
        {can.leave && (
          <Confirmation
            id="leave-cookbook"
            intent="leave"
            words={{
              ask: t("leave.ask"),
              title: t("leave.title", { name }),
              text: t("leave.text"),
              confirm: t("leave.confirm"),
              cancel: t("leave.cancel"),
            }}
          />
        )}
        {can.administer && (
          <Confirmation
            id="delete-cookbook"
            intent="delete"
            words={{
              ask: t("delete.ask"),
              title: t("delete.title", { name }),
              text: t("delete.text"),
              confirm: t("delete.confirm"),
              cancel: t("delete.cancel"),
            }}
          />
        )}
        <Downloads
          addressOf={(format) => paths.cookbookExport(cookbook.id, format)}
          print={paths.cookbookPrint(cookbook.id)}
        />
      </div>
      {cookbook.membership && !can.leave && cookbook.members > 1 && (
        <p className="hint">{t("view.lastAdministrator")}</p>
      )}
    </header>
  );
}
