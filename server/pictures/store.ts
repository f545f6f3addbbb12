import { copyFile, link, mkdir, open, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StoredFolder } from "#domain/picture";
import { newSecret } from "../secrets";

/** Where a picture lies in the data folder; the names are made here and never by a visitor. */
export function imageFile(dataDir: string, folder: StoredFolder, name: string): string {
  return path.join(dataDir, "images", folder, `${name}.webp`);
}

export function imageName(id: number, version: number): string {
  return `${id}-v${version}`;
}

/**
 * Writes a picture under another name first, so that a half-written one is never served; it is on the
 * disk, and its name too, before a row may name it.
 */
export async function storeImage(file: string, bytes: Buffer): Promise<void> {
  const folder = await makeFolder(file);
  const unfinished = `${file}.${newSecret()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

/** Gives a stored picture a second name, without a copy where the disk knows such. */
export async function linkImage(from: string, to: string): Promise<void> {
  const folder = await makeFolder(to);
  // Left there where the power went between the file and its row.
  await rm(to, { force: true });
  await link(from, to).catch((error) => {
    if (!NO_LINKS.includes(error.code)) throw error;
    return copyFile(from, to);
  });
  // What cleans up goes by the age of a name; a link is as old as its file.
  const now = new Date();
  await utimes(to, now, now);
  await flushFolder(folder);
}

const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

async function makeFolder(file: string): Promise<string> {
  const folder = path.dirname(file);
  const made = await mkdir(folder, { recursive: true });
  if (made) for (const parent of [folder, made]) await flushFolder(path.dirname(parent));
  return folder;
}

/** A new name is in its folder for good only once the folder is on the disk, too. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
