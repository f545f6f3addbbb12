import { paths } from "#domain/site/paths";
import type { Likes } from "#server/features/recipes/liking";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import "./like-button.css";

interface LikeButtonProps {
  recipeId: number;
  likes: Likes;
  canLike: boolean;
}

export function LikeButton({ recipeId, likes, canLike }: LikeButtonProps) {
  const { t } = useTranslation("recipe");
  const { count, isLiked } = likes;
  return (
    <div className="like">
      <form
        method="post"
        action={paths.recipeLike(recipeId)}
        data-in-place={canLike ? "" : undefined}
      >
        <input type="hidden" name="liked" value={isLiked ? "no" : "yes"} />
        <button
          type="submit"
          className="button button-quiet"
          aria-pressed={canLike ? isLiked : undefined}
          title={canLike ? undefined : t("like.logIn")}
        >
          <Icon name="heart" />
          {t("like.like")}
          {isLiked && (
            <span className="visually-hidden" aria-hidden="true">
              {" "}
              ✓
            </span>
          )}
        </button>
      </form>{" "}
      {count > 0 && (
        <span>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t("like.count", { count })}</span>
        </span>
      )}
    </div>
  );
}
