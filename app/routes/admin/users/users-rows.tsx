import { Link } from "@remix-run/react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths } from "#domain/site/paths";
import type { UserRow } from "#server/admin/users";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";
import { useDateFormat } from "../parts/timestamp";
import "~/ui/rows.css";

export function UserRows({ users }: { users: UserRow[] }) {
  const { t } = useTranslation("admin");
  const date = useDateFormat();
  return (
    <ul className="rows users">
      {users.map(({ id, username, email, imageVersion, ...user }) => (
        <li key={id} className="person">
          <Avatar
            person={{ id, username, imageVersion }}
            size={48}
            src={toAdminImage(imagePaths.user(id, imageVersion))}
          />
          <div>
            <Link to={adminPaths.user(id)} dir="auto">
              {username}
            </Link>
            <span>{email}</span>
          </div>
          <p>
            {user.role === "ADMIN" && <b>{t("users.administrator")}</b>}
            {user.verifiedAt === null && <b>{t("users.unverified")}</b>}
            {user.suspendedAt !== null && (
              <b>{t("users.suspended", { date: date(user.suspendedAt) })}</b>
            )}
            <span>{t("users.since", { date: date(user.createdAt) })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
