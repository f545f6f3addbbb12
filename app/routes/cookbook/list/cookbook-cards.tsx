import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CookbookCard } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import { CookbookFacts } from "../parts/cookbook-facts";
import { CookbookThumbnail } from "../parts/cookbook-thumbnail";

export function CookbookCards({ cookbooks }: { cookbooks: CookbookCard[] }) {
  const { t } = useTranslation("cookbook");
  return (
    <ul className="recipe-cards" aria-label={t("list.title")}>
      {cookbooks.map((cookbook, index) => (
        <li key={cookbook.id}>
          <article className="recipe-card">
            <CookbookThumbnail
              cookbook={cookbook}
              width={400}
              height={300}
              loading={index < 4 ? undefined : "lazy"}
            />
            <h2>
              <Link to={paths.cookbookView(cookbook.id)} dir="auto">
                {cookbook.name}
              </Link>
            </h2>
            <CookbookFacts cookbook={cookbook} />
          </article>
        </li>
      ))}
    </ul>
  );
}
