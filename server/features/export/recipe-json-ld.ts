import type {
  HowToSection,
  HowToStep,
  ImageObject,
  NutritionInformation,
  Recipe as RecipeNode,
  WithContext,
} from "schema-dts";
import { roundTotal } from "#domain/ingredient/nutrient-rounding";
import {
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  pickNutrientUnit,
} from "#domain/ingredient/nutrition";
import type { Locale } from "#domain/language/locales";
import { rational } from "#domain/measures/rational";
import { splitSections } from "#domain/recipe/headings";
import { parseSourceAddress } from "#domain/recipe/source-address";
import { joinTags } from "#domain/recipe/tags";
import { imagePaths, paths } from "#domain/site/paths";
import { photoPaths } from "#domain/site/photo-paths";
import { translations } from "../../platform/translations";
import { formatLine } from "../recipes/line-text";
import type { Recipe } from "../recipes/queries";

/**
 * https://schema.org/Recipe. `published` adds URL and nutrition, for pages open to everyone.
 * `findPhoto` names the photos of a file beside which they are.
 */
export function buildRecipeJsonLd(
  recipe: Recipe,
  locale: Locale,
  published?: { origin: string; nutrition: Nutrition },
  findPhoto: PhotoFinder | undefined = published &&
    ((photo) => findAddress(recipe, photo, published.origin)),
): WithContext<RecipeNode> {
  const t = translations(locale).t;
  const { preparationMinutes, cookingMinutes, author } = recipe;
  const isTimed = preparationMinutes !== null || cookingMinutes !== null;
  const address = published && published.origin + paths.recipeView(recipe.id);
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "@id": address,
    url: address,
    name: recipe.title,
    description: recipe.description || undefined,
    inLanguage: recipe.language,
    image: buildImages(recipe.photos, findPhoto),
    author: {
      "@type": "Person",
      name: author.username,
      url: published && published.origin + paths.userView(author.id),
    },
    datePublished: new Date(recipe.createdAt).toISOString(),
    dateModified: new Date(recipe.updatedAt).toISOString(),
    recipeCategory: recipe.category ? t(`recipe:category.${recipe.category}`) : undefined,
    keywords: joinTags(recipe.tags) || undefined,
    recipeYield:
      recipe.yield === null
        ? undefined
        : [String(recipe.yield), t("published:jsonLd.servings", { count: recipe.yield })],
    prepTime: formatDuration(preparationMinutes),
    cookTime: formatDuration(cookingMinutes),
    totalTime: isTimed
      ? formatDuration((preparationMinutes ?? 0) + (cookingMinutes ?? 0))
      : undefined,
    recipeIngredient: recipe.ingredients.map((line) => formatLine(line, locale)),
    recipeInstructions: splitSections(recipe.steps, recipe.headings.steps).flatMap(
      ({ heading, items }): (HowToStep | HowToSection)[] => {
        const steps = items.map(({ item: text, index }) => ({
          "@type": "HowToStep" as const,
          name: t("published:jsonLd.step", { number: index + 1 }),
          text,
          url: address && `${address}#step-${index + 1}`,
          image: buildImages(recipe.photos, findPhoto, index),
        }));
        if (heading === null) return steps;
        return [{ "@type": "HowToSection", name: heading, itemListElement: steps }];
      },
    ),
    ...(recipe.source && {
      [parseSourceAddress(recipe.source) ? "isBasedOn" : "citation"]: recipe.source,
    }),
    nutrition: published && buildNutrition(recipe.yield, published.nutrition, locale),
  };
}

type RecipePhoto = Recipe["photos"][number];
type PhotoFinder = (photo: RecipePhoto, at: number) => string;

function findAddress({ id, imageVersion }: Recipe, photo: RecipePhoto, origin: string): string {
  const path = photo.id === null ? imagePaths.recipe(id, imageVersion) : photoPaths.image(photo.id);
  return origin + path;
}

/** All photos, or those of a step. */
function buildImages(
  photos: RecipePhoto[],
  findPhoto: PhotoFinder | undefined,
  step?: number,
): (string | ImageObject)[] | undefined {
  if (!findPhoto) return undefined;
  const images = photos.flatMap((photo, at) => {
    if (step !== undefined && photo.step !== step) return [];
    const url = findPhoto(photo, at);
    return [photo.alt ? { "@type": "ImageObject" as const, url, caption: photo.alt } : url];
  });
  return images.length > 0 ? images : undefined;
}

/** ISO 8601: 90 minutes are PT1H30M. */
function formatDuration(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `PT${rest}M`;
  return `PT${hours}H${rest > 0 ? `${rest}M` : ""}`;
}

/** Property names of schema.org (https://schema.org/NutritionInformation). */
const CONTENTS = {
  calories: "calories",
  carbohydrates: "carbohydrateContent",
  sugars: "sugarContent",
  fibers: "fiberContent",
  proteins: "proteinContent",
  saturatedFat: "saturatedFatContent",
  unsaturatedFat: "unsaturatedFatContent",
  cholesterol: "cholesterolContent",
  sodium: "sodiumContent",
} as const satisfies Record<Nutrient, keyof NutritionInformation>;
const UNITS = { kilocalorie: "calories", gram: "g", milligram: "mg" };

/** Per serving; undefined unless every ingredient is counted. */
function buildNutrition(
  servings: number | null,
  { counted, of, totals }: Nutrition,
  locale: Locale,
): NutritionInformation | undefined {
  const t = translations(locale).t;
  if (servings === null || counted === 0 || counted < of) return undefined;
  const figures = NUTRIENTS.flatMap((nutrient) => {
    const figure = roundTotal(nutrient, totals[nutrient], rational(1, servings));
    return figure.kind === "equal"
      ? [[CONTENTS[nutrient], `${figure.value} ${UNITS[pickNutrientUnit(nutrient)]}`]]
      : [];
  });
  if (figures.length === 0) return undefined;
  return {
    "@type": "NutritionInformation",
    servingSize: t("published:jsonLd.servings", { count: 1 }),
    ...Object.fromEntries(figures),
  };
}
