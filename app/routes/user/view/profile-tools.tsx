import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { RelatedPerson } from "#server/features/follows/relations";
import { More } from "~/ui/more";
import { useTranslation } from "~/ui/translation";
import { PersonTools } from "../parts/person-tools";

/** What is seldom done on a profile, and all that hurts: behind "More". */
export function ProfileTools({ person, isOwn }: { person: RelatedPerson; isOwn: boolean }) {
  const { t } = useTranslation("user");
  const { id, username, imageVersion } = person;
  const links = isOwn
    ? [
        { to: paths.userList(), label: t("view.people") },
        { to: paths.cookbookList({ user: id }), label: t("view.cookbooks") },
      ]
    : [
        { to: paths.cookbookList({ user: id }), label: t("view.sharedCookbooks") },
        { to: paths.report({ user: id }), label: t("view.report", { username }) },
        ...(imageVersion === null
          ? []
          : [{ to: paths.report({ user: id, image: 1 }), label: t("view.reportImage") }]),
      ];
  return (
    <More label={t("view.more")}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="alone">
          {label}
        </Link>
      ))}
      {!isOwn && <PersonTools person={person} />}
    </More>
  );
}
