import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { LikedRecipe } from "#server/features/dashboard/recent-queries";
import type { DraftSummary } from "#server/features/recipes/draft-queries";
import { useRootData } from "~/shell/root-data";
import { DraftTime } from "~/ui/draft-time";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

interface NewsProps {
  drafts: DraftSummary[];
  liked: LikedRecipe | undefined;
}

/** Up to four lines that lead on: requests, further drafts, a recipe somebody liked. */
export function News({ drafts, liked }: NewsProps) {
  const { t } = useTranslation(["home", "common"]);
  const requests = useRootData()?.viewer?.pendingFollowers.length ?? 0;
  if (requests + drafts.length === 0 && !liked) return null;
  return (
    <ul className="news" aria-label={t("home:news.title")}>
      {requests > 0 && (
        <li>
          <Icon name="people" />
          <Link to={paths.userList({ show: "requests" })}>
            {t("common:notifications.waiting", { count: requests })}
          </Link>
        </li>
      )}
      {drafts.map(({ key, recipeId, title, updatedAt }) => (
        <li key={key}>
          <Icon name="recipe" />
          <span>
            <Link to={paths.recipeEdit(recipeId ?? undefined, key)} dir="auto">
              {title || t("home:draft.untitled")}
            </Link>
            <span className="hint">
              {t("home:draft.since")} <DraftTime at={updatedAt} />
            </span>
          </span>
        </li>
      ))}
      {liked && (
        <li>
          <Icon name="heart" />
          <span>
            <Link to={paths.recipeView(liked.id)} dir="auto">
              {liked.title}
            </Link>
            <span className="hint">{t("home:news.likes", { count: liked.likes })}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
