import { Link, useLocation } from "@remix-run/react";
import type { LightReason } from "#domain/site/light";
import { paths } from "#domain/site/paths";
import { useLight } from "~/ui/light";
import { useTranslation } from "~/ui/translation";
import { useRootData } from "./root-data";

export function LightNote() {
  const { t } = useTranslation();
  const light = useLight();
  const isVisitor = useRootData()?.viewer === null;
  if (light) return <LightExplanation light={light} />;
  return isVisitor && <LightSwitch to="on" label={t("lightPages")} />;
}

/** Script never loads this namespace: a page with script is not light. */
function LightExplanation({ light }: { light: LightReason }) {
  const { t } = useTranslation("light");
  const root = useRootData();
  if (light === "saveData") return <p className="light-note">{t("saveData")}</p>;
  return (
    <>
      <p className="light-note">
        {t("chosen")} {root?.viewer && <Link to={paths.userSettings()}>{t("settings")}</Link>}
      </p>
      {root?.viewer === null && <LightSwitch to="off" label={t("full")} />}
    </>
  );
}

/** A plain form: the result must be a full page load, because the new page differs in scripts. */
function LightSwitch({ to, label }: { to: "on" | "off"; label: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.light()} className="light-note">
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="light" value={to} />
      <button type="submit">{label}</button>
    </form>
  );
}
