export const MAX_PHOTOS = 10;
export const MAX_ALT_TEXT = 200;
export const MAX_IMAGE_KEY = 64;

/** What a photo shows. The first photo of a recipe is its cover. */
export interface PhotoCaption {
  /** The alternative text; "" if there is none. */
  alt: string;
  /** The index of the step that it belongs to, from 0. */
  step: number | null;
}

/** A photo in a save: `key` names a photo of the recipe, or an upload of the person who saves. */
export interface PhotoInput extends PhotoCaption {
  key: string;
}

/** A photo in the form. */
export type PhotoValues = {
  key: string;
  alt: string;
  /** The number of its step, from 1; "" for none. */
  step: string;
  /** Number and text of that step when the form was made, as `formatStood` writes them. */
  stood: string;
};

export const BLANK_PHOTO: PhotoValues = { key: "", alt: "", step: "", stood: "" };

export function toPhotoValues(
  { key, alt, step }: PhotoInput,
  steps: readonly string[],
): PhotoValues {
  const isThere = step !== null && step < steps.length;
  const number = isThere ? String(step + 1) : "";
  return { key, alt, step: number, stood: isThere ? formatStood(step, steps[step] ?? "") : "" };
}

export function formatStood(step: number, text: string): string {
  return `${step + 1}:${text}`;
}
