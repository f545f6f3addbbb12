import { sql } from "kysely";

export const CURRENT_IMAGE_KEY = sql<string | null>`image_key`;

/** In databases of schemas before 041, which a backup takes as they are. */
export const FORMER_IMAGE_KEY = sql<string | null>`id || '-v' || image_version`;
