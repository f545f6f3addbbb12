import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import type { RemainingCookbook } from "#server/admin/account";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function UserCookbooks({ cookbooks }: { cookbooks: RemainingCookbook[] }) {
  const { t } = useTranslation("admin");
  if (cookbooks.length === 0) return null;
  return (
    <section className="card">
      <h2>{t("user.cookbooks")}</h2>
      <ul className="user-links">
        {cookbooks.map(({ id, createdAt, members }) => (
          <li key={id}>
            <Link to={adminPaths.access({ cookbook: id })}>{t("user.cookbook", { id })}</Link>
            {" · "}
            {t("user.members", { count: members })}
            {" · "}
            <Timestamp at={createdAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
