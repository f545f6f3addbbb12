import { NavLink, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import { useRootData } from "~/shell/root-data";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import "~/ui/rooms.css";
import "./admin.css";

interface Room {
  to: string;
  label: string;
  waiting?: number;
}

/** An administration page beside the list of all of them; on a phone the list folds. */
export function AdminRooms({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin");
  const { pathname } = useLocation();
  const rooms: Room[] = [
    {
      to: paths.admin(),
      label: t("overview.short"),
      waiting: useRootData()?.viewer?.adminWaiting,
    },
    { to: adminPaths.users(), label: t("users.title") },
    { to: adminPaths.ingredients(), label: t("ingredients.title") },
    { to: adminPaths.names(), label: t("names.short") },
    { to: adminPaths.tags(), label: t("tags.title") },
    { to: adminPaths.recipes(), label: t("recipes.title") },
    { to: adminPaths.reports(), label: t("reports.title") },
    { to: adminPaths.email(), label: t("email.title") },
    { to: paths.adminMaintenance(), label: t("maintenance.title") },
    { to: adminPaths.system(), label: t("system.title") },
    { to: adminPaths.audit(), label: t("audit.short") },
  ];
  const current = rooms.find(({ to }) => to === pathname);
  return (
    <div className="rooms">
      <nav aria-label={t("nav.label")}>
        <details key={pathname}>
          <summary>
            {current?.label ?? t("nav.label")}
            <Icon name="down" />
          </summary>
          <RoomList rooms={rooms} />
        </details>
        <RoomList rooms={rooms} />
      </nav>
      <div>{children}</div>
    </div>
  );
}

function RoomList({ rooms }: { rooms: Room[] }) {
  return (
    <ul>
      {rooms.map(({ to, label, waiting = 0 }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.admin()}>
            {label}
            {waiting > 0 && <b> {waiting}</b>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
