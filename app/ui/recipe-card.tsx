import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RecipeCard as Card } from "#domain/recipe/recipe";
import { imagePaths, paths } from "#domain/site/paths";
import { useMinutesFormat } from "./duration";
import { Icon } from "./icon";

interface RecipeCardsProps<Each extends Card> {
  recipes: Each[];
  level: 2 | 3;
  isBelow?: boolean;
  below?: (recipe: Each) => ReactNode;
  secret?: string;
}

export function RecipeCards<Each extends Card>({
  recipes,
  level,
  isBelow = false,
  below,
  secret,
}: RecipeCardsProps<Each>) {
  return (
    <ul className="recipe-cards">
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            isFirst={!isBelow && index < 4}
            level={level}
            secret={recipe.visibility === "PUBLIC" ? undefined : secret}
          />
          {below?.(recipe)}
        </li>
      ))}
    </ul>
  );
}

function RecipeCard({
  recipe,
  isFirst,
  level,
  secret,
}: {
  recipe: Card;
  isFirst: boolean;
  level: 2 | 3;
  secret: string | undefined;
}) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation(["recipe", "common"]);
  const duration = useMinutesFormat();
  return (
    <article className="recipe-card">
      <img
        src={imagePaths.recipeThumbnail(recipe.id, recipe.imageVersion, secret)}
        alt=""
        width={400}
        height={300}
        loading={isFirst ? undefined : "lazy"}
      />
      <Heading>
        <Link
          to={paths.recipeView(recipe.id, undefined, { key: secret })}
          lang={recipe.language}
          dir="auto"
        >
          {recipe.title}
        </Link>
      </Heading>
      <p className="card-facts" dir="auto">
        {recipe.author.username}
      </p>
      <p className="card-facts">
        {recipe.category && <span>{t(`recipe:category.${recipe.category}`)}</span>}{" "}
        {recipe.minutes !== null && (
          <span>
            <Icon name="clock" />
            {duration(recipe.minutes)}
          </span>
        )}{" "}
        {recipe.likes > 0 && (
          <span>
            <Icon name="heart" />
            {t("recipe:like.count", { count: recipe.likes })}
          </span>
        )}{" "}
        {recipe.visibility !== "PUBLIC" && secret === undefined && (
          <span>
            <Icon name={recipe.visibility === "PRIVATE" ? "lock" : "people"} />
            {t(`recipe:visibility.${recipe.visibility}`)}
          </span>
        )}
      </p>
    </article>
  );
}
