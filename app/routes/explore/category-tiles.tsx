import { Link } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import type { ExploreChoices } from "#server/features/explore/queries";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

/** The way to each list: categories as tiles, the other lists below. */
export function CategoryTiles({ categories, languages }: ExploreChoices) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  const others = [
    { list: { season: "north" as const }, label: t("explore:season.north") },
    { list: { sort: "liked" as const }, label: t("explore:sort.liked") },
    ...(languages.length > 1
      ? languages.map((language) => ({
          list: { language },
          label: t("explore:inLanguage", { language: t(`language:${language}`) }),
        }))
      : []),
  ];
  return (
    <nav aria-label={t("explore:lists")}>
      <ul className="category-tiles">
        {categories.map((category, index) => (
          <li key={category}>
            <Link to={paths.explore({ category })}>
              <img
                src={imagePaths.recipeCard({ id: index, imageVersion: null, category })}
                alt=""
                width={400}
                height={300}
              />
              {t(`recipe:category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="more-lists">
        {others.map(({ list, label }) => (
          <li key={label}>
            <LinkButton to={paths.explore(list)} variant="quiet">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
