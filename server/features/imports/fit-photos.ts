import { MAX_ALT_TEXT, MAX_PHOTOS, type PhotoCaption } from "#domain/recipe/photos";
import { cleanLine } from "#domain/text/text";
import type { ParsedImage, ParsedRecipe } from "#reader/parsed-recipe";
import { findFittedStep } from "./fit-texts";

export type FittedPhoto = ParsedImage & PhotoCaption;

/** The photos with the steps that the recipe has once its texts are cut to their limits. */
export function fitPhotos({ photos, steps, isOwn }: ParsedRecipe): FittedPhoto[] {
  return photos.slice(0, MAX_PHOTOS).map(({ alt = "", step = null, ...image }) => ({
    ...(image as ParsedImage),
    alt: [...cleanLine(alt)].slice(0, MAX_ALT_TEXT).join("").trim(),
    step: step === null ? null : findFittedStep(steps, step, isOwn),
  }));
}
