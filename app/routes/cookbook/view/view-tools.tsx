import { paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Confirmation } from "~/ui/confirmation";
import { DownloadLinks } from "~/ui/downloads";
import { LinkButton } from "~/ui/link-button";
import { More } from "~/ui/more";
import { useTranslation } from "~/ui/translation";

/** What is done to a cookbook now and then: edit, download, leave, delete. */
export function ViewTools({ cookbook: { id, name, can } }: { cookbook: Cookbook }) {
  const { t } = useTranslation(["cookbook", "export"]);
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
    <More label={t("view.more")}>
      {can.administer && (
        <LinkButton to={paths.cookbookEdit({ cookbook: id })} variant="quiet">
          {t("view.edit")}
        </LinkButton>
      )}
      <p className="hint">{t("export:download")}</p>
      <DownloadLinks
        buildAddress={(format) => paths.cookbookExport(id, format)}
        print={paths.cookbookPrint(id)}
      />
      {can.leave && asking("leave")}
      {can.administer && <div className="danger">{asking("delete")}</div>}
    </More>
  );
}
