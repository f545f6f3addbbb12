import type { LineFood } from "#domain/recipe/line-foods";
import { imagePaths } from "#domain/site/paths";
import { photoPaths } from "#domain/site/photo-paths";
import { parseMarkdown } from "#domain/text/markdown";
import { remember } from "../../platform/remember";
import type { ExpandedLine } from "./expand-lines";
import { markParts, markText, type ShownText } from "./marked-parts";
import type { Recipe } from "./queries";
import { type ShownRecipe, showRecipe, type Viewing } from "./shown-lines";

/** A recipe as a page shows it to be read. */
export type MarkedRecipe = Omit<ShownRecipe, TextName | "photos"> & {
  description: ShownText;
  steps: ShownText[];
  tips: ShownText[];
  photos: ShownPhoto[];
  coverAlt: string;
};
/** A photo of a step, or one besides the cover. */
interface ShownPhoto {
  image: string;
  thumbnail: string;
  alt: string;
  step: number | null;
}
type TextName = "description" | "steps" | "tips";

/** Of more than a thousand recipes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Remembered, since no part of a recipe page costs more. */
export const showMarkedRecipe = remember(MAX_BYTES, markRecipe);

/** Amounts and temperatures are read without the marks: in "**60** ml" they belong together. */
function markRecipe(
  recipe: Recipe & { foods?: LineFood[]; expanded?: ExpandedLine[] },
  viewing: Viewing,
): MarkedRecipe {
  const [steps, tips] = [recipe.steps.map(parseMarkdown), recipe.tips.map(parseMarkdown)];
  const words = {
    steps: steps.map(({ text }) => text),
    tips: tips.map(({ text }) => text),
  };
  const shown = showRecipe({ ...recipe, ...words }, viewing);
  return {
    ...shown,
    photos: showPhotos(recipe, viewing.key ?? undefined),
    coverAlt: recipe.photos[0]?.alt ?? "",
    description: markText(recipe.description),
    steps: shown.steps.map((step, at) => markParts(step, steps[at]?.spans ?? [])),
    tips: shown.tips.map((tip, at) => markParts(tip, tips[at]?.spans ?? [])),
  };
}

function showPhotos({ id, title, imageVersion, photos }: Recipe, key?: string): ShownPhoto[] {
  return photos
    .filter((photo) => photo.id !== null || photo.step !== null)
    .map((photo) => ({
      ...(photo.id === null
        ? {
            image: imagePaths.recipe(id, imageVersion, key),
            thumbnail: imagePaths.recipeThumbnail(id, imageVersion, key),
          }
        : {
            image: photoPaths.image(photo.id, key),
            thumbnail: photoPaths.thumbnail(photo.id, key),
          }),
      alt: photo.alt || title,
      step: photo.step,
    }));
}
