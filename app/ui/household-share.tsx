import { useTranslation } from "~/ui/translation";
import { ReplaceAddress, ShareAddress } from "./share-address";
import { MakeAddress, SharePage } from "./share-page";

interface HouseholdShareProps {
  kind: "list" | "plan";
  /** The list or plan, and its name. */
  to: string;
  name: string;
  isOfCookbook: boolean;
  origin: string;
  /** The secret address; null without one. */
  path: string | null;
  sharedAt: number | null;
}

/** Makes, replaces and revokes the secret address of a list or plan. */
export function HouseholdShare({ kind, to, name, isOfCookbook, ...link }: HouseholdShareProps) {
  const { t } = useTranslation("sharing");
  const { origin, path, sharedAt } = link;
  return (
    <SharePage title={kind === "plan" ? t("plan.title") : undefined} to={to} name={name}>
      <p>{t(`${kind}.offer`)}</p>
      <p>{t(`${kind}.limits`)}</p>
      {isOfCookbook && <p>{t("ofMember")}</p>}
      {path !== null && sharedAt !== null ? (
        <ShareAddress
          {...{ origin, path, sharedAt }}
          text={t(`${kind}.open`)}
          isFile={kind === "plan"}
        >
          <ReplaceAddress />
        </ShareAddress>
      ) : (
        <MakeAddress />
      )}
    </SharePage>
  );
}
