import { Link } from "@remix-run/react";
import type { RecipeCard } from "#domain/recipe/recipe";
import { imagePaths, paths } from "#domain/site/paths";
import { Tick } from "~/ui/choosing";
import { useMinutesFormat } from "~/ui/duration";
import { Icon, type IconName } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

interface RecipeRowProps {
  recipe: RecipeCard;
  level: 2 | 3;
  isLazy: boolean;
  hasAuthor: boolean;
}

const READER_ICONS: Record<RecipeCard["visibility"], IconName> = {
  PUBLIC: "globe",
  PROTECTED: "people",
  PRIVATE: "lock",
};

/** A line of the compact view. Empty facts stay, because the facts are columns on a wide screen. */
export function RecipeRow({ recipe, level, isLazy, hasAuthor }: RecipeRowProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation("recipe");
  const formatMinutes = useMinutesFormat();
  const { category, visibility, likes } = recipe;
  return (
    <article className="recipe-row">
      <Tick recipe={recipe} />
      <img
        src={imagePaths.recipeCard(recipe)}
        alt=""
        width={48}
        height={44}
        loading={isLazy ? "lazy" : undefined}
      />
      <Heading>
        <Link to={paths.recipeView(recipe.id)} lang={recipe.language} dir="auto">
          {recipe.title}
        </Link>
      </Heading>
      <p className={hasAuthor ? "row-facts" : "row-facts of-one"}>
        {hasAuthor && <span dir="auto">{recipe.author.username}</span>}{" "}
        <span>{category && t(`category.${category}`)}</span>{" "}
        <span>{formatMinutes(recipe.minutes)}</span>{" "}
        <span>{likes > 0 && t("like.count", { count: likes })}</span>{" "}
        <span className={visibility === "PUBLIC" ? "wide" : undefined}>
          <Icon name={READER_ICONS[visibility]} />
          {t(`visibility.${visibility}`)}
        </span>
      </p>
    </article>
  );
}
