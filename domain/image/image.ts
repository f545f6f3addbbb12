export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export type ImageType = "users" | "recipes" | "cookbooks";

export const IMAGE_SIZES = {
  recipes: { side: 1600, square: false },
  "recipes-thumbnails": { side: 400, square: false },
  cookbooks: { side: 800, square: false },
  users: { side: 256, square: true },
} as const;

export type ImageFolder = keyof typeof IMAGE_SIZES;
