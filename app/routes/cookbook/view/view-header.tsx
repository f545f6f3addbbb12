import { useTranslation } from "react-i18next";
import { imagePaths, paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Confirmation } from "~/ui/confirmation";
import { Downloads } from "~/ui/downloads";
import { Image } from "~/ui/image";
import { LinkButton } from "~/ui/link-button";
import { CookbookFacts } from "../parts/cookbook-facts";

export function ViewHeader({ cookbook }: { cookbook: Cookbook }) {
  const { t } = useTranslation("cookbook");
  const { name, can } = cookbook;
  return (
    <header>
      {cookbook.imageVersion !== null && (
        <Image
          className="cookbook-image"
          src={imagePaths.cookbook(cookbook.id, cookbook.imageVersion)}
          alt={t("view.imageOf", { name })}
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
      <CookbookActions cookbook={cookbook} />
      {cookbook.membership && !can.leave && cookbook.members > 1 && (
        <p className="hint">{t("view.lastAdministrator")}</p>
      )}
    </header>
  );
}

function CookbookActions({ cookbook: { id, name, isShared, can } }: { cookbook: Cookbook }) {
  const { t } = useTranslation("cookbook");
  const asking = (intent: "leave" | "delete") => (
    <Confirmation
      id={`${intent}-cookbook`}
      intent={intent}
      texts={{
        ask: t(`${intent}.ask`),
        title: t(`${intent}.title`, { name }),
        text: t(`${intent}.text`),
        confirm: t(`${intent}.confirm`),
        cancel: t(`${intent}.cancel`),
      }}
    />
  );
  return (
    <div className="actions">
      {can.administer && (
        <LinkButton to={paths.cookbookEdit({ cookbook: id })} variant="quiet">
          {t("view.edit")}
        </LinkButton>
      )}
      {can.administer && (
        <LinkButton to={paths.cookbookShare(id)} variant="quiet">
          {t(isShared ? "view.shared" : "view.share")}
        </LinkButton>
      )}
      <Downloads
        buildAddress={(format) => paths.cookbookExport(id, format)}
        print={paths.cookbookPrint(id)}
      />
      {can.leave && asking("leave")}
      {can.administer && <div className="danger">{asking("delete")}</div>}
    </div>
  );
}
