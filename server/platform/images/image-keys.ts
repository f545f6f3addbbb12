import type { StoredFolder } from "#domain/image/image";

export function imagesFolder(folder: StoredFolder): string {
  return `images/${folder}`;
}

export function imageKey(folder: StoredFolder, name: string): string {
  return `${imagesFolder(folder)}/${name}.webp`;
}

export function imageName(id: number, version: number): string {
  return `${id}-v${version}`;
}
