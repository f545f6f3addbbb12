import { Link } from "@remix-run/react";
import type { ExploreList as List } from "#domain/explore/explore";
import { paths } from "#domain/site/paths";
import type { ExploreChoices, ExplorePage } from "#server/features/explore/queries";
import { Pager } from "~/ui/pager";
import { RecipeCards } from "~/ui/recipe-card";
import { useTranslation } from "~/ui/translation";
import { Cooks } from "./cooks";
import { Lists } from "./lists";

interface ExploreListProps extends ExplorePage {
  list: List;
  title: string;
  choices: ExploreChoices;
  isFirstPage: boolean;
}

export function ExploreList({ list, title, choices, isFirstPage, ...page }: ExploreListProps) {
  const { recipes, cooks, next } = page;
  const { t } = useTranslation("explore");
  return (
    <>
      <p>
        <Link to={paths.explore()} className="alone">
          {t("title")}
        </Link>
      </p>
      <h1>{title}</h1>
      {!list.show && <Lists list={list} {...choices} />}
      {recipes.length + cooks.length === 0 && (
        <p>{t(list.season ? "season.nothing" : "nothing")}</p>
      )}
      {recipes.length > 0 && <RecipeCards recipes={recipes} level={2} />}
      {cooks.length > 0 && <Cooks cooks={cooks} />}
      <Pager
        first={isFirstPage ? null : paths.explore(list)}
        next={next && paths.explore({ ...list, cursor: next })}
      />
      {!list.show && (
        <p>
          <a href={paths.recipeFeed(list)}>{t("feed")}</a>
        </p>
      )}
    </>
  );
}
