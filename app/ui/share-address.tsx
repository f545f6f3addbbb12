import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "./confirmation";
import { CopyButton } from "./copy-button";
import { useDateFormat } from "./date-format";

export function ShareAddress({
  origin,
  path,
  sharedAt,
  text,
}: {
  origin: string;
  path: string;
  sharedAt: number;
  text: string;
}) {
  const { t } = useTranslation("sharing");
  const date = useDateFormat({ dateStyle: "long" });
  return (
    <>
      <p>{text}</p>
      <p className="share-address">
        <Link to={path}>{origin + path}</Link>
      </p>
      <p className="hint">{t("since", { date: date.format(sharedAt) })}</p>
      <div className="actions">
        <CopyButton text={origin + path} what="link" />
        <RevokeAddress />
      </div>
    </>
  );
}

export function RevokeAddress() {
  const { t } = useTranslation("sharing");
  return (
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
  );
}
