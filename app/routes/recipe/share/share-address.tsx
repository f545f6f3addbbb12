import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/cached-formats";
import { Confirmation } from "~/ui/confirmation";
import { CopyButton } from "~/ui/copy-button";

/** The secret address, to pass on or to revoke. */
export function ShareAddress({
  origin,
  path,
  sharedAt,
}: {
  origin: string;
  path: string;
  sharedAt: number;
}) {
  const { t, i18n } = useTranslation("sharing");
  const date = dateFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <p>{t("open")}</p>
      <p className="share-address">
        <Link to={path}>{origin + path}</Link>
      </p>
      <p className="hint">{t("since", { date: date.format(sharedAt) })}</p>
      <div className="actions">
        <CopyButton text={origin + path} />
        <Confirmation
          id="revoke"
          intent="unshare"
          texts={{
            ask: t("revoke"),
            title: t("revoking.title"),
            text: t("revoking.text"),
            confirm: t("revoking.confirm"),
            cancel: t("revoking.cancel"),
          }}
        />
      </div>
    </>
  );
}
