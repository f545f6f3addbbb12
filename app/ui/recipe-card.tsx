import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RecipeCard as Card } from "#domain/recipe/recipe";
import { imagePaths, paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import { useMinutesFormat } from "./duration";
import { Icon } from "./icon";
import { useLight } from "./light";

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
  const isMixed = recipes.some(({ author }) => author.id !== recipes[0]?.author.id);
  return (
    <ul className="recipe-cards">
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeCard
            recipe={recipe}
            isFirst={!isBelow && index < 4}
            level={level}
            isMixed={isMixed}
            secret={recipe.visibility === "PUBLIC" ? undefined : secret}
          />
          {below?.(recipe)}
        </li>
      ))}
    </ul>
  );
}

/** A phone with three pixels to one still takes the small image, two thirds of a second sooner. */
const SIZES = "(max-width:48em) 110px, 250px";

/** The photo of a card, larger where the screen asks for it. */
export function CardImage({
  recipe,
  isLazy,
  secret,
}: {
  recipe: Card;
  isLazy: boolean;
  secret?: string | undefined;
}) {
  const isLight = useLight() !== null;
  const { id, imageVersion } = recipe;
  const card = imagePaths.recipeCard(recipe, secret);
  const hasLarger = !isLight && imageVersion !== null;
  return (
    <img
      src={card}
      srcSet={
        hasLarger
          ? `${card} 280w, ${imagePaths.recipeThumbnail(id, imageVersion, secret)} 400w`
          : undefined
      }
      sizes={hasLarger ? SIZES : undefined}
      alt=""
      width={400}
      height={300}
      loading={isLazy ? "lazy" : undefined}
    />
  );
}

interface RecipeCardProps {
  recipe: Card;
  isFirst: boolean;
  level: 2 | 3;
  /** The cards are of several cooks. */
  isMixed: boolean;
  secret: string | undefined;
}

function RecipeCard({ recipe, isFirst, level, isMixed, secret }: RecipeCardProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation(["recipe", "common"]);
  const duration = useMinutesFormat();
  const { author, category, likes, visibility } = recipe;
  return (
    <article className="recipe-card">
      <CardImage recipe={recipe} isLazy={!isFirst} secret={secret} />
      <Heading>
        <Link
          to={paths.recipeView(recipe.id, undefined, { key: secret })}
          lang={recipe.language}
          dir="auto"
        >
          {recipe.title}
        </Link>
      </Heading>
      <p className="card-facts">
        {isMixed && <span dir="auto">{author.username}</span>}{" "}
        {!isMixed && category && (
          <span className="card-category">{t(`recipe:category.${category}`)}</span>
        )}{" "}
        {recipe.minutes !== null && <span>{duration(recipe.minutes)}</span>}{" "}
        {likes > 0 && (
          <span className="card-likes">
            <Icon name="heart" />
            <span aria-hidden="true">{likes}</span>
            <span className="visually-hidden">{t("recipe:like.count", { count: likes })}</span>
          </span>
        )}
      </p>
      {visibility !== "PUBLIC" && secret === undefined && (
        <p className="card-badge">
          <Icon name={visibility === "PRIVATE" ? "lock" : "people"} />
          {t(`recipe:visibility.${visibility}`)}
        </p>
      )}
    </article>
  );
}
