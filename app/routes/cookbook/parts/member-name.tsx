import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CookbookMember } from "#domain/cookbook";
import { imagePaths, paths } from "#domain/paths";

/** Who a member is, with a link to their page, and whether they administer the cookbook. */
export function MemberName({
  member: { id, username, imageVersion, isAdministrator },
}: {
  member: CookbookMember;
}) {
  const { t } = useTranslation("cookbook");
  return (
    <>
      <img
        className="avatar"
        src={imagePaths.user(id, imageVersion)}
        alt=""
        width={40}
        height={40}
        loading="lazy"
      />
      <Link to={paths.userView(id)}>{username}</Link>
      {isAdministrator && <span className="chip">{t("member.administrator")}</span>}
    </>
  );
}
