/** Of one picture, as it is sent or found in a file. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The kinds of things that have a picture; each is the table of its rows, too. */
export type PictureType = "users" | "recipes" | "cookbooks";

/** The sizes stored of each kind of picture: the long side in pixels, or a square where `square`. */
export const IMAGE_SIZES = {
  recipes: { side: 1600, square: false },
  "recipes-thumbnails": { side: 400, square: false },
  cookbooks: { side: 800, square: false },
  users: { side: 256, square: true },
} as const;

export type ImageFolder = keyof typeof IMAGE_SIZES;

/** The folders of the picture store; "pending" holds what was uploaded and is not saved yet. */
export type StoredFolder = ImageFolder | "pending";
