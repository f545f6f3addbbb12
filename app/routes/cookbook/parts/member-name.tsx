import { Link } from "@remix-run/react";
import type { CookbookMember } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";

export function MemberName({
  member: { id, username, imageVersion, isAdministrator },
}: {
  member: CookbookMember;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <>
      <Avatar person={{ id, username, imageVersion }} />
      <Link to={paths.userView(id)} className="alone">
        {username}
      </Link>
      {isAdministrator && <span className="chip">{t("member.administrator")}</span>}
    </>
  );
}
