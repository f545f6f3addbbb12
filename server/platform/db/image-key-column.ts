import { sql } from "kysely";

export const CURRENT_IMAGE_KEY = sql<string | null>`image_key`;

/** In databases of schemas before 041, which a backup takes as they are. */
export const FORMER_IMAGE_KEY = sql<string | null>`id || '-v' || image_version`;

/** Of `revision_images`; null for an image that its recipe shows today. */
export const ONLY_IN_HISTORY = sql<string | null>`
  CASE
    WHEN EXISTS (SELECT 1 FROM recipes WHERE recipes.image_key = revision_images.image_key)
      OR EXISTS (SELECT 1 FROM recipe_photos WHERE recipe_photos.image_key = revision_images.image_key)
    THEN NULL ELSE revision_images.image_key
  END`;
