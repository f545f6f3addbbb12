import { Link } from "@remix-run/react";
import type { Cook } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";

export function Cooks({ cooks }: { cooks: Cook[] }) {
  const { t } = useTranslation(["explore", "recipe"]);
  return (
    <ul className="cooks">
      {cooks.map(({ id, username, imageVersion, recipes, likes }) => (
        <li key={id}>
          <Link to={paths.userView(id)}>
            <Avatar person={{ id, username, imageVersion }} size={48} />
            <span>
              <span dir="auto">{username}</span>
              <span className="hint">
                {t("explore:recipes", { count: recipes })}
                {likes > 0 && ` · ${t("explore:likes", { count: likes })}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
