import { Link } from "@remix-run/react";
import type { CookbookFront } from "#domain/cookbook/cookbook";
import { formatList } from "#domain/text/format-list";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { Faces } from "~/ui/faces";
import { useTranslation } from "~/ui/translation";

/** The members' section, to which the faces lead. */
export const MEMBERS_ID = "members";

export function ViewFaces({
  cookbook: { faces, members },
}: {
  cookbook: Cookbook & CookbookFront;
}) {
  const { t, i18n } = useTranslation("cookbook");
  const names = faces.map(({ username }) => username);
  const others = members - faces.length;
  const all = others > 0 ? [...names, t("view.otherMembers", { count: others })] : names;
  return (
    <p className="cookbook-members">
      <Faces people={faces} size={36} />
      <Link to={`#${MEMBERS_ID}`} dir="auto">
        {formatList(all, i18n.language)}
      </Link>
    </p>
  );
}
