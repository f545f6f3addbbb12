import { joinTags } from "#domain/recipe/tags";
import type { MarkedRecipe } from "#server/features/recipes/marked-recipe";
import { useTranslation } from "~/ui/translation";
import { IngredientList } from "./ingredient-list";
import { useRecipeAddresses } from "./recipe-addresses";
import { RecipeFacts } from "./recipe-facts";
import { RecipePhotos } from "./recipe-photos";
import { TextSections } from "./recipe-texts";
import type { Scaling } from "./scaling";
import { ShownParagraph, StepsNote } from "./shown-parts";

export function PrintedRecipe({
  recipe,
  hasImages,
  scaling,
  isAlone = false,
}: {
  recipe: MarkedRecipe;
  hasImages: boolean;
  scaling?: Scaling;
  isAlone?: boolean;
}) {
  const { t } = useTranslation(["recipe", "export"]);
  const [Title, Heading] = isAlone ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  const { language, ingredients, headings } = recipe;
  return (
    <article className="sheet" id={printedRecipeId(recipe.id)}>
      <header>
        {hasImages && <PrintedCover recipe={recipe} />}
        <Title lang={language} dir="auto">
          {recipe.title}
        </Title>
        <p className="byline">{t("export:by", { username: recipe.author.username })}</p>
        <ShownParagraph className="lead" text={recipe.description} language={language} />
        <RecipeFacts recipe={recipe} servings={scaling?.servings?.shown} mark={scaling?.mark} />
      </header>
      {ingredients.length + headings.ingredients.length > 0 && (
        <section className="sheet-ingredients">
          <Heading>{t("view.ingredients") + (scaling?.mark ?? "")}</Heading>
          <IngredientList
            lines={ingredients}
            headings={headings.ingredients}
            language={language}
            ratio={scaling?.ratio}
          />
        </section>
      )}
      {(["steps", "tips"] as const).map((name) => {
        const ofName = name === "steps" ? headings.steps : [];
        if (recipe[name].length + ofName.length === 0) return null;
        return (
          <section key={name} className={`sheet-${name}`}>
            <Heading>{t(`view.${name}`)}</Heading>
            {name === "steps" && <StepsNote note={recipe.stepsNote} ratio={scaling?.ratio} />}
            <TextSections
              texts={recipe[name]}
              headings={ofName}
              language={language}
              ratio={scaling?.ratio}
              after={
                hasImages && name === "steps"
                  ? (step) => <RecipePhotos photos={recipe.photos} step={step} isPrinted />
                  : undefined
              }
            />
            {hasImages && name === "steps" && (
              <RecipePhotos photos={recipe.photos} step={null} isPrinted />
            )}
          </section>
        );
      })}
      {recipe.tags.length > 0 && (
        <p className="byline">
          {t("export:fact", { name: t("field.tags"), value: joinTags(recipe.tags) })}
        </p>
      )}
      {recipe.source && (
        <p className="byline">
          {t("export:fact", { name: t("view.sourceLabel"), value: recipe.source })}
        </p>
      )}
    </article>
  );
}

/** Anchor for a table of contents. */
export function printedRecipeId(recipe: number): string {
  return `recipe-${recipe}`;
}

function PrintedCover({ recipe }: { recipe: MarkedRecipe }) {
  const { thumbnail } = useRecipeAddresses(recipe);
  if (recipe.imageVersion === null) return null;
  return <img src={thumbnail} alt={recipe.coverAlt} width={400} height={300} />;
}
