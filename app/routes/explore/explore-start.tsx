import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type ExploreList, type ExploreSort, HEMISPHERES } from "#domain/explore";
import { paths } from "#domain/paths";
import type { RecipeCard } from "#domain/recipe";
import type { ExploreStart as Start } from "#server/explore/queries";
import { LinkButton } from "~/ui/link-button";
import { RecipeCards } from "~/ui/recipe-card";
import { Cooks } from "./cooks";

/** The beginnings of all lists, each with a link to the whole one. */
export function ExploreStart({
  newest,
  liked,
  cooks,
  categories,
  languages,
  isVisitor,
}: Start & { isVisitor: boolean }) {
  const { t } = useTranslation(["explore", "recipe", "language"]);
  return (
    <>
      <h1>{t("explore:title")}</h1>
      <p>{t("explore:intro")}</p>
      {newest.length === 0 && (
        <>
          <p>{t("explore:nothing")}</p>
          <p className="actions">
            <LinkButton to={isVisitor ? paths.signup() : paths.recipeEdit()}>
              {t(isVisitor ? "explore:join" : "explore:write")}
            </LinkButton>
          </p>
        </>
      )}
      <Choices
        label={t("explore:byCategory")}
        choices={categories.map((category) => ({
          list: { category },
          label: t(`recipe:category.${category}`),
        }))}
      />
      {newest.length > 0 && (
        <Choices
          label={t("explore:season.title")}
          choices={HEMISPHERES.map((season) => ({
            list: { season },
            label: t(`explore:season.${season}`),
          }))}
        />
      )}
      <Recipes sort="new" recipes={newest} />
      <Recipes sort="liked" recipes={liked} isBelow />
      {languages.length > 1 && (
        <Choices
          label={t("explore:byLanguage")}
          choices={languages.map((language) => ({
            list: { language },
            label: t(`language:${language}`),
          }))}
        />
      )}
      {cooks.length > 0 && (
        <section>
          <h2>{t("explore:cooks")}</h2>
          <Cooks cooks={cooks} />
          <p>
            <Link to={paths.explore({ show: "cooks" })} className="alone">
              {t("explore:allCooks")}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

function Recipes({
  sort,
  recipes,
  isBelow,
}: {
  sort: ExploreSort;
  recipes: RecipeCard[];
  isBelow?: boolean;
}) {
  const { t } = useTranslation("explore");
  if (recipes.length === 0) return null;
  return (
    <section>
      <h2>{t(`sort.${sort}`)}</h2>
      <RecipeCards recipes={recipes} level={3} isBelow={isBelow} />
      <p>
        <Link to={paths.explore({ sort })} className="alone">
          {t(`all.${sort}`)}
        </Link>
      </p>
    </section>
  );
}

/** Links to lists, in one line as far as it goes. */
function Choices({
  label,
  choices,
}: {
  label: string;
  choices: { list: ExploreList; label: string }[];
}) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul className="choices">
        {choices.map(({ list, label }) => (
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
