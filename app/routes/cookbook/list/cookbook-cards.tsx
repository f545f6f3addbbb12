import { Link } from "@remix-run/react";
import type { CookbookCard, CookbookFront } from "#domain/cookbook/cookbook";
import { paths } from "#domain/site/paths";
import { Faces } from "~/ui/faces";
import { useTranslation } from "~/ui/translation";
import { CookbookCover } from "../parts/cookbook-cover";
import "../parts/cookbook-cards.css";

export function CookbookCards({ cookbooks }: { cookbooks: (CookbookCard & CookbookFront)[] }) {
  const { t } = useTranslation("cookbook");
  return (
    <ul className="recipe-cards cookbook-cards" aria-label={t("list.title")}>
      {cookbooks.map((cookbook, index) => (
        <li key={cookbook.id}>
          <article className="recipe-card">
            <CookbookCover cookbook={cookbook} isLate={index >= 4} />
            <h2>
              <Link to={paths.cookbookView(cookbook.id)} dir="auto">
                {cookbook.name}
              </Link>
            </h2>
            <p className="card-facts">
              <span>{t("card.recipes", { count: cookbook.recipes })}</span>
              <Faces
                people={cookbook.faces}
                label={t("card.members", { count: cookbook.members })}
              />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
