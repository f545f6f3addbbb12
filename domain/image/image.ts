export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export type ImageType = "users" | "recipes" | "cookbooks";

export const IMAGE_SIZES = {
  recipes: { side: 1600, square: false },
  "recipes-thumbnails": { side: 400, square: false },
  "recipes-cards": { side: 280, square: false, quality: 60 },
  cookbooks: { side: 800, square: false },
  users: { side: 256, square: true },
} as const;

export type ImageFolder = keyof typeof IMAGE_SIZES;

/** Its files are made from the thumbnails when first asked for; no backup contains them. */
export const CARDS = "recipes-cards" satisfies ImageFolder;
export type UploadFolder = Exclude<ImageFolder, typeof CARDS>;

/** Where the files lie of a recipe's photos besides its cover, by the folder in their address. */
export const PHOTO_FOLDERS = {
  photos: "recipes",
  "photos-thumbnails": "recipes-thumbnails",
} as const satisfies Record<string, ImageFolder>;
export type PhotoFolder = keyof typeof PHOTO_FOLDERS;
