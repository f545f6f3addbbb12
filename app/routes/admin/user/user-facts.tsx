import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import type { AccountDetails } from "#server/admin/account";
import { useTranslation } from "~/ui/translation";
import { useDateFormat } from "../parts/timestamp";

export function UserFacts({ account, isOwn }: { account: AccountDetails; isOwn: boolean }) {
  const { t } = useTranslation("admin");
  const date = useDateFormat();
  const { id, email, role, verifiedAt, suspendedAt, createdAt, sessions, recipes } = account;
  return (
    <section className="card">
      <h2>{t("user.facts")}</h2>
      <dl className="user-facts">
        <dt>{t("user.email")}</dt>
        <dd>
          {email}{" "}
          <span className="hint">
            {verifiedAt === null
              ? t("user.notConfirmed")
              : t("user.confirmed", { date: date(verifiedAt) })}
          </span>
        </dd>
        <dt>{t("user.role")}</dt>
        <dd>{t(`user.roles.${role}`)}</dd>
        {suspendedAt !== null && (
          <>
            <dt>{t("user.suspendedSince")}</dt>
            <dd>{date(suspendedAt)}</dd>
          </>
        )}
        <dt>{t("user.way")}</dt>
        <dd>{t(`user.${pickLoginMethod(account)}`)}</dd>
        <dt>{t("user.since")}</dt>
        <dd>{date(createdAt)}</dd>
        <dt>{t("user.sessions")}</dt>
        <dd>{t("user.sessionCount", { count: sessions })}</dd>
        <dt>{t("user.recipes")}</dt>
        <dd>{t("user.recipeCounts", recipes)}</dd>
      </dl>
      <h3>{t("user.links")}</h3>
      <ul className="user-links">
        {verifiedAt !== null && suspendedAt === null && (
          <li>
            <Link to={paths.userView(id)}>{t("user.profile")}</Link>
          </li>
        )}
        <li>
          <Link to={adminPaths.recipes({ author: id })}>{t("user.recipes")}</Link>
        </li>
        {!isOwn && (
          <li>
            <Link to={adminPaths.access({ user: id })}>{t("user.edit")}</Link>
          </li>
        )}
        {account.hasActed && (
          <li>
            <Link to={adminPaths.audit({ by: id })}>{t("user.acts")}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function pickLoginMethod({ hasPassword, hasGoogle }: AccountDetails) {
  if (hasPassword) return hasGoogle ? "passwordAndGoogle" : "password";
  return hasGoogle ? "google" : "neither";
}
