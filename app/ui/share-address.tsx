import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/ui/translation";
import { Confirmation } from "./confirmation";
import { CopyButton } from "./copy-button";
import { useDateFormat } from "./date-format";

export function ShareAddress({
  origin,
  path,
  sharedAt,
  text,
  isFile = false,
  children,
}: {
  origin: string;
  path: string;
  sharedAt: number;
  text: string;
  /** It opens a file instead of a page. */
  isFile?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("sharing");
  const date = useDateFormat({ dateStyle: "long" });
  return (
    <>
      <p>{text}</p>
      <p className="share-address">
        <Link to={path} reloadDocument={isFile}>
          {origin + path}
        </Link>
      </p>
      <p className="hint">{t("since", { date: date(sharedAt) })}</p>
      <div className="actions">
        <CopyButton text={origin + path} what="link" />
        {children}
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

export function ReplaceAddress() {
  const { t } = useTranslation("sharing");
  return (
    <Confirmation
      id="replace"
      intent="replace"
      texts={{
        ask: t("replace"),
        title: t("replacing.title"),
        text: t("replacing.text"),
        confirm: t("replacing.confirm"),
        cancel: t("revoking.cancel"),
      }}
    />
  );
}
