import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Cook } from "#domain/explore";
import { imagePaths, paths } from "#domain/paths";

export function Cooks({ cooks }: { cooks: Cook[] }) {
  const { t } = useTranslation(["explore", "recipe"]);
  return (
    <ul className="cooks">
      {cooks.map(({ id, username, imageVersion, recipes, likes }) => (
        <li key={id}>
          <Link to={paths.userView(id)}>
            <img
              className="avatar"
              src={imagePaths.user(id, imageVersion)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
            />
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
