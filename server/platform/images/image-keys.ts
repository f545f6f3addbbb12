import type { ImageFolder } from "#domain/image/image";

export function imagesFolder(folder: ImageFolder): string {
  return `images/${folder}`;
}

export function imageKey(folder: ImageFolder, key: string): string {
  return `${imagesFolder(folder)}/${key}.webp`;
}
