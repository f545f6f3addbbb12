import { copyFile, link, mkdir, open, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StoredFolder } from "#domain/picture";
import { newSecret } from "../secrets";

/** Names are made by the server, never by a visitor: no path traversal. */
export function imageFile(dataDir: string, folder: StoredFolder, name: string): string {
  return path.join(dataDir, "images", folder, `${name}.webp`);
}

export function imageName(id: number, version: number): string {
  return `${id}-v${version}`;
}

/** Flushed, then renamed: a power cut leaves no half-written file and no row without a file. */
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

export async function linkImage(from: string, to: string): Promise<void> {
  const folder = await makeFolder(to);
  // A power cut between file and row may have left it.
  await rm(to, { force: true });
  await link(from, to).catch((error) => {
    if (!NO_LINKS.includes(error.code)) throw error;
    return copyFile(from, to);
  });
  // The clean-up goes by age, and a link is as old as its file.
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

/** A new name survives a power cut only once its folder is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and flushes names by itself.
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
