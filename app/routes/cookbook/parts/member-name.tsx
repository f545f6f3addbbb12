import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CookbookMember } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";

/** Who a member is, with a link to their page, and whether they administer the cookbook. */
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
