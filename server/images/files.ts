import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { newSecret } from "../secrets";
import type { ImageFolder } from "./process";

export type StoredFolder = ImageFolder | "pending";

/** Where a picture lies in the data folder; the names are made here and never by a visitor. */
export function imageFile(dataDir: string, folder: StoredFolder, name: string): string {
  return path.join(dataDir, "images", folder, `${name}.webp`);
}

export function imageName(id: number, version: number): string {
  return `${id}-v${version}`;
}

/** Writes a picture under another name first, so that a half-written one is never served. */
export async function storeImage(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${newSecret()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export async function moveImage(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/** Removes the files of these versions of a thing's picture, where they exist. */
export async function removeImages(
  dataDir: string,
  folders: ImageFolder[],
  id: number,
  versions: number[],
): Promise<void> {
  const names = versions.filter((version) => version > 0).map((version) => imageName(id, version));
  const files = folders.flatMap((folder) => names.map((name) => imageFile(dataDir, folder, name)));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
