import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";

/** Each tag leads to its recipes: in the viewer's list, or of everybody for a guest. */
export function RecipeTags({
  tags,
  forbidden,
  isGuest,
}: {
  tags: string[];
  forbidden: string[];
  isGuest: boolean;
}) {
  const { t } = useTranslation("recipe");
  const toTagged = (tag: string) =>
    isGuest
      ? paths.explore({ tag })
      : paths.recipeList({
          source: ["user", "likedBy", "userCookbooks", "followedBy"],
          tag: [tag],
        });
  return (
    <>
      {tags.length > 0 && (
        <ul className="chips recipe-tags" aria-label={t("field.tags")}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={toTagged(tag)} className="chip" dir="auto">
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {forbidden.length > 0 && (
        <p className="hint">{t("view.forbiddenTags", { tags: forbidden.join(", ") })}</p>
      )}
    </>
  );
}
