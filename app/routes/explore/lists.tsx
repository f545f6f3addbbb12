import { EXPLORE_SORTS, type ExploreList, HEMISPHERES } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import type { ExploreChoices } from "#server/features/explore/queries";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { ChosenLists } from "./chosen-lists";
import "~/ui/filters.css";
import "./explore.css";

export function Lists({ list, categories, languages }: ExploreChoices & { list: ExploreList }) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  const { sort: _, ...unsorted } = list;
  const isNarrowed = Object.keys(unsorted).length > 0;
  return (
    <nav aria-label={t("explore:lists")} className="filter-line">
      <div className="filters">
        <Choices
          label={t("explore:byCategory")}
          choices={categories.map((category) => ({
            list: { ...list, category },
            label: t(`recipe:category.${category}`),
          }))}
        />
        {languages.length > 1 && (
          <Choices
            label={t("explore:byLanguage")}
            choices={languages.map((language) => ({
              list: { ...list, language },
              label: t(`language:${language}`),
            }))}
          />
        )}
        <Choices
          label={t("explore:season.title")}
          choices={HEMISPHERES.map((season) => ({
            list: { ...list, season },
            label: t(`explore:season.${season}`),
          }))}
        />
        <Choices
          label={t("explore:order")}
          choices={EXPLORE_SORTS.map((sort) => ({
            list: sort === "new" && isNarrowed ? unsorted : { ...list, sort },
            label: t(`explore:sort.${sort}`),
          }))}
        />
      </div>
      <ChosenLists list={list} />
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
