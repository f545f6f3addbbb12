import { useTranslation } from "react-i18next";
import { joinTags } from "#domain/recipe/tags";
import { imagePaths } from "#domain/site/paths";
import type { MarkedRecipe } from "#server/features/recipes/marked-recipe";
import type { Recipe } from "#server/features/recipes/queries";
import { IngredientList } from "./ingredient-list";
import { RecipeFacts } from "./recipe-facts";
import { TextSections } from "./recipe-texts";
import type { Scaling } from "./scaling";
import { ShownParagraph, StepsNote } from "./shown-parts";

export function PrintedRecipe({
  recipe,
  image,
  scaling,
  isAlone = false,
}: {
  recipe: MarkedRecipe;
  image?: string;
  scaling?: Scaling;
  isAlone?: boolean;
}) {
  const { t } = useTranslation(["recipe", "export"]);
  const [Title, Heading] = isAlone ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  const { language, ingredients, headings } = recipe;
  return (
    <article className="sheet" id={printedRecipeId(recipe.id)}>
      <header>
        {image && <img src={image} alt="" width={400} height={300} />}
        <Title lang={language} dir="auto">
          {recipe.title}
        </Title>
        <p className="byline">{t("export:by", { username: recipe.author.username })}</p>
        <ShownParagraph className="lead" text={recipe.description} language={language} />
        <RecipeFacts recipe={recipe} servings={scaling?.servings?.shown} />
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
            />
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

/** URL of the photo at print size; undefined if there is none. */
export function findPrintImage(
  { id, imageVersion }: Pick<Recipe, "id" | "imageVersion">,
  key?: string,
): string | undefined {
  return imageVersion === null ? undefined : imagePaths.recipeThumbnail(id, imageVersion, key);
}
