import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { paths } from "#domain/site/paths";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import { DRAWER_ID } from "./drawer";

export interface DrawerState {
  isClosed: boolean;
  setClosed(isClosed: boolean): void;
}

export function DrawerToggle({ isClosed, setClosed }: DrawerState) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new URLSearchParams({ drawer: isClosed ? "open" : "closed" });
    setClosed(!isClosed);
    // Offline the choice is not stored, as without cookies.
    fetch(paths.drawer(), { method: "POST", body, redirect: "manual", keepalive: true }).catch(
      () => {},
    );
  }

  return (
    <form method="post" action={paths.drawer()} className="drawer-toggle" onSubmit={onSubmit}>
      <input type="hidden" name="from" value={pathname + search} />
      <button
        type="submit"
        name="drawer"
        value={isClosed ? "open" : "closed"}
        className="icon-button"
        aria-expanded={!isClosed}
        aria-controls={DRAWER_ID}
        aria-label={isClosed ? t("shell.showMenu") : t("shell.hideMenu")}
      >
        <Icon name="menu" />
      </button>
    </form>
  );
}
