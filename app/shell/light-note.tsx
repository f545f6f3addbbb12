import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LightReason } from "#domain/light";
import { paths } from "#domain/paths";
import { useLight } from "~/ui/light";
import { useRootData } from "./root-data";

/** At the end of a page: that it is light and how to change that, or how a visitor gets light ones. */
export function LightNote() {
  const { t } = useTranslation();
  const light = useLight();
  const isVisitor = useRootData()?.viewer === null;
  if (light) return <LightWords light={light} />;
  return isVisitor && <LightSwitch to="on" words={t("lightPages")} />;
}

/** Words of their own, which no script asks for: a page that has any is not light. */
function LightWords({ light }: { light: LightReason }) {
  const { t } = useTranslation("light");
  const root = useRootData();
  if (light === "saveData") return <p className="light-note">{t("saveData")}</p>;
  return (
    <>
      <p className="light-note">
        {t("chosen")} {root?.viewer && <Link to={paths.userSettings()}>{t("settings")}</Link>}
      </p>
      {root?.viewer === null && <LightSwitch to="off" words={t("full")} />}
    </>
  );
}

/** A form of its own, not Remix's: what it leads to is always a whole page. */
function LightSwitch({ to, words }: { to: "on" | "off"; words: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.light()} className="light-note">
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="light" value={to} />
      <button type="submit">{words}</button>
    </form>
  );
}
