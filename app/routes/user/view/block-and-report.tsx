import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import type { RelatedPerson } from "#server/features/follows/relations";
import { PersonButton } from "~/ui/person-button";

export function BlockAndReport({ person }: { person: RelatedPerson }) {
  const { t } = useTranslation("user");
  const { id, username, imageVersion, isBlocked } = person;
  return (
    <details className="profile-more">
      <summary>{t("view.more")}</summary>
      {!isBlocked && (
        <>
          <p>{t("view.blockText")}</p>
          <PersonButton person={person} intent="block" label={t("action.block")} />
        </>
      )}
      <ul>
        <li>
          <Link to={paths.report({ user: id })}>{t("view.report", { username })}</Link>
        </li>
        {imageVersion !== null && (
          <li>
            <Link to={paths.report({ user: id, image: 1 })}>{t("view.reportImage")}</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
