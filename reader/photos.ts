import { MAX_PHOTOS } from "#domain/recipe/photos";
import type { ParsedPhoto } from "./parsed-recipe";

/** The first MAX_PHOTOS distinct ones; what is said of a photo twice counts once. */
export function joinPhotos(photos: Iterable<ParsedPhoto | null | undefined>): ParsedPhoto[] {
  const known = new Map<string, ParsedPhoto>();
  for (const photo of photos) {
    if (!photo) continue;
    const key = photo.kind === "entry" ? `entry ${photo.name}` : photo.address;
    const same = known.get(key);
    if (same) known.set(key, { ...photo, ...same });
    else if (known.size < MAX_PHOTOS) known.set(key, photo);
  }
  return [...known.values()];
}

/** For a recipe whose steps are another's. */
export function detachPhotos(photos: ParsedPhoto[]): ParsedPhoto[] {
  return photos.map(({ step: _, ...photo }) => photo);
}

/** Puts a cover before photos of steps only. */
export function addCover(photos: ParsedPhoto[], cover: ParsedPhoto | null): ParsedPhoto[] {
  const hasCover = photos.length > 0 && !isOfStep(photos[0]);
  return hasCover ? photos : joinPhotos([cover, ...photos]);
}

export function replaceCover(photos: ParsedPhoto[], cover: ParsedPhoto | undefined): ParsedPhoto[] {
  if (!cover) return photos;
  return joinPhotos([cover, ...(isOfStep(photos[0]) ? photos : photos.slice(1))]);
}

function isOfStep(photo: ParsedPhoto | undefined): boolean {
  return typeof photo?.step === "number";
}
