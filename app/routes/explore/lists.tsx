import { useTranslation } from "react-i18next";
import { type ExploreList, HEMISPHERES } from "#domain/explore";
import { paths } from "#domain/paths";
import type { ExploreStart } from "#server/explore/queries";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";

/** Links to the lists of a category, a language or what is in season, in groups that open. */
export function Lists({ categories, languages }: Pick<ExploreStart, "categories" | "languages">) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  return (
    <nav aria-label={t("explore:lists")} className="filter-line">
      <div className="filters">
        <Choices
          label={t("explore:byCategory")}
          choices={categories.map((category) => ({
            list: { category },
            label: t(`recipe:category.${category}`),
          }))}
        />
        {languages.length > 1 && (
          <Choices
            label={t("explore:byLanguage")}
            choices={languages.map((language) => ({
              list: { language },
              label: t(`language:${language}`),
            }))}
          />
        )}
        <Choices
          label={t("explore:season.title")}
          choices={HEMISPHERES.map((season) => ({
            list: { season },
            label: t(`explore:season.${season}`),
          }))}
        />
      </div>
    </nav>
  );
}

function Choices({
  label,
  choices,
}: {
  label: string;
  choices: { list: ExploreList; label: string }[];
}) {
  if (choices.length === 0) return null;
  return (
    <details className="filter" name="lists">
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <ul className="card choices">
        {choices.map(({ list, label }) => (
          <li key={label}>
            <LinkButton to={paths.explore(list)} variant="quiet">
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
