import type { FormMetadata } from "@conform-to/react";
import { BLANK_PHOTO } from "#domain/recipe/photos";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { useHeldSave } from "./held-save";
import { usePhotoQueue } from "./photo-uploads";

/** The photos on their way, each of which becomes a row of the form once it is there. */
export function useFormPhotos(form: FormMetadata<RecipeFormValues>) {
  const queue = usePhotoQueue((key) =>
    form.insert({ name: form.getFieldset().photos.name, defaultValue: { ...BLANK_PHOTO, key } }),
  );
  return { queue, ...useHeldSave(queue.uploads) };
}
