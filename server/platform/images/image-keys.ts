import type { ImageFolder } from "#domain/image/image";

export function imagesFolder(folder: ImageFolder): string {
  return `images/${folder}`;
}

/** Where the file with this `image_key` is stored. */
export function imageKey(folder: ImageFolder, key: string): string {
  return `${imagesFolder(folder)}/${key}.webp`;
}
