import { Link, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import type { Likes } from "#server/recipes/liking";
import { Icon } from "~/ui/icon";
import "./like-button.css";

interface LikeButtonProps {
  recipeId: number;
  likes: Likes;
  /** Whether somebody is signed in; others are led to the login and back. */
  canLike: boolean;
}

/** Likes a recipe or takes it back, and says how many do; with script it does not wait to say so. */
export function LikeButton({ recipeId, likes, canLike }: LikeButtonProps) {
  const { t } = useTranslation("recipe");
  const fetcher = useFetcher({ key: `like-${recipeId}` });
  const sent = fetcher.formData?.get("liked");
  const isLiked = sent ? sent === "yes" : likes.isLiked;
  const count = likes.count + Number(isLiked) - Number(likes.isLiked);
  return (
    <div className="like">
      {canLike ? (
        <fetcher.Form method="post" action={paths.recipeLike(recipeId)} preventScrollReset>
          <input type="hidden" name="liked" value={isLiked ? "no" : "yes"} />
          <button type="submit" className="button button-quiet" aria-pressed={isLiked}>
            <Icon name="heart" />
            {t("like.like")}
            {isLiked && (
              <span className="visually-hidden" aria-hidden="true">
                {" "}
                ✓
              </span>
            )}
          </button>
        </fetcher.Form>
      ) : (
        <Link
          className="button button-quiet"
          to={paths.recipeLike(recipeId)}
          title={t("like.logIn")}
        >
          <Icon name="heart" />
          {t("like.like")}
        </Link>
      )}{" "}
      {count > 0 && (
        <span>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t("like.count", { count })}</span>
        </span>
      )}
    </div>
  );
}
