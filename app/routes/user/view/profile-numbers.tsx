import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { ProfileCounts } from "#server/features/follows/queries";
import { useTranslation } from "~/ui/translation";

/** The recipes below the profile, to which their number leads. */
export const RECIPES_ID = "recipes";

/** Who follows whom is told in names to its owner only; to others it is a number. */
export function ProfileNumbers({ counts, isOwn }: { counts: ProfileCounts; isOwn: boolean }) {
  const { t } = useTranslation("user");
  const people = (["followers", "following"] as const).map((name) => ({
    name,
    label: t(`view.${name}`, { count: counts[name] }),
  }));
  return (
    <ul className="profile-counts" aria-label={t("view.counts")}>
      <li>
        <Link to={`#${RECIPES_ID}`}>{t("view.recipeCount", { count: counts.recipes })}</Link>
      </li>
      {people.map(({ name, label }) => (
        <li key={name}>
          {isOwn ? <Link to={paths.userList({ show: name })}>{label}</Link> : label}
        </li>
      ))}
    </ul>
  );
}
