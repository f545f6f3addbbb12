import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#domain/site/paths";
import type { MarkedRecipe } from "#server/features/recipes/marked-recipe";
import type { RecipePage } from "#server/features/recipes/recipe-page";
import { Icon } from "~/ui/icon";
import { Image } from "~/ui/image";
import { useTranslation } from "~/ui/translation";
import { useRecipeAddresses } from "../parts/recipe-addresses";
import { RecipeFacts } from "../parts/recipe-facts";
import { RecipeSource } from "../parts/recipe-source";
import { ShownParagraph } from "../parts/shown-parts";
import { useImageSizes } from "./image-sizes";

export function RecipeHeader({
  recipe,
  updatedOn,
  audience,
  servings,
  mark,
  children,
}: {
  recipe: MarkedRecipe;
  updatedOn: string;
  audience: RecipePage["audience"];
  servings: number | undefined;
  mark: string;
  children: ReactNode;
}) {
  return (
    <header className="recipe-header">
      <RecipeImage recipe={recipe} />
      <RecipeChips category={recipe.category} audience={audience} />
      <h1 lang={recipe.language} dir="auto">
        {recipe.title}
      </h1>
      <p className="byline">
        <Link to={paths.userView(recipe.author.id)}>{recipe.author.username}</Link>
        {" · "}
        <time dateTime={new Date(recipe.updatedAt).toISOString()}>{updatedOn}</time>
      </p>
      <ShownParagraph className="lead" text={recipe.description} language={recipe.language} />
      <RecipeFacts recipe={recipe} servings={servings} mark={mark} />
      <RecipeSource source={recipe.source} />
      {children}
    </header>
  );
}

function RecipeImage({ recipe }: { recipe: MarkedRecipe }) {
  const { t } = useTranslation("recipe");
  const { image, thumbnail } = useRecipeAddresses(recipe);
  const sizes = useImageSizes();
  if (recipe.imageVersion === null) return null;
  return (
    <Image
      className="recipe-photo"
      small={thumbnail}
      src={image}
      srcSet={`${thumbnail} 400w, ${image} 1600w`}
      sizes={sizes}
      alt={recipe.coverAlt || t("view.photoOf", { title: recipe.title })}
      width={1600}
      height={1200}
    />
  );
}

const AUDIENCE_ICONS = {
  PRIVATE: "lock",
  PROTECTED: "people",
  PUBLIC: "people",
  LINK: "share",
} as const;

function RecipeChips({
  category,
  audience,
}: Pick<MarkedRecipe, "category"> & Pick<RecipePage, "audience">) {
  const { t } = useTranslation("recipe");
  return (
    <p className="chips">
      {category && <span className="chip">{t(`category.${category}`)}</span>}{" "}
      {audience && (
        <span className="chip">
          <Icon name={AUDIENCE_ICONS[audience]} />
          <span className="visually-hidden">{t("view.audience")} </span>
          <span>{audience === "LINK" ? t("view.byLink") : t(`visibility.${audience}`)}</span>
        </span>
      )}
    </p>
  );
}
