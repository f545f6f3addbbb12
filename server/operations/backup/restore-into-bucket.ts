import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { imagesFolder } from "../../platform/images/image-keys";
import { FOLDERS_BY_TYPE } from "../../platform/images/referenced-images";
import type { FileStore } from "../../platform/storage/file-store";

/** Copies earlier images to `aside`, then uploads the restored ones. Safe to repeat. */
export async function restoreIntoBucket(
  files: FileStore,
  restored: string,
  aside: string,
): Promise<void> {
  for (const folder of Object.values(FOLDERS_BY_TYPE).flat().map(imagesFolder)) {
    const kept = new Set(await listKeys(files, `${aside}/${folder}`));
    const before = await listKeys(files, folder);
    for (const key of before) {
      if (!kept.has(`${aside}/${key}`)) await files.copy(key, `${aside}/${key}`);
    }
    const names = listNames(path.join(restored, folder));
    for (const name of names) {
      await files.put(`${folder}/${name}`, await readFile(path.join(restored, folder, name)));
    }
    const now = new Set(names.map((name) => `${folder}/${name}`));
    for (const key of before) if (!now.has(key)) await files.remove(key);
  }
}

async function listKeys(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
