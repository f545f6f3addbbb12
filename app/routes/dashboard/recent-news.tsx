import { Link } from "@remix-run/react";
import type { UserCard } from "#domain/account/follow";
import { paths } from "#domain/site/paths";
import type { LikedRecipe } from "#server/features/dashboard/recent-queries";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";

interface RecentNewsProps {
  followers: UserCard[];
  liked: LikedRecipe[];
}

export function RecentNews({ followers, liked }: RecentNewsProps) {
  const { t } = useTranslation("dashboard");
  if (followers.length + liked.length === 0) return null;
  return (
    <div className="news">
      {followers.length > 0 && (
        <section className="card">
          <h2>{t("news.followers")}</h2>
          <ul>
            {followers.map((person) => (
              <li key={person.id}>
                <Avatar person={person} />
                <Link to={paths.userView(person.id)} className="alone" dir="auto">
                  {person.username}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {liked.length > 0 && (
        <section className="card">
          <h2>{t("news.liked")}</h2>
          <ul>
            {liked.map(({ id, title, likes }) => (
              <li key={id}>
                <Link to={paths.recipeView(id)} className="alone" dir="auto">
                  {title}
                </Link>
                <span className="hint">{t("news.likes", { count: likes })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
