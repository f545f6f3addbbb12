import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { buildImportKey } from "../../features/imports/import-files";
import { imagesFolder } from "../../platform/images/image-keys";
import { FOLDERS_BY_TYPE } from "../../platform/images/referenced-images";
import { newSecret } from "../../platform/secrets";
import type { FileStore } from "../../platform/storage/file-store";
import { CopyDiffers } from "../backup/copy-database";

const IMAGES = Object.values(FOLDERS_BY_TYPE).flat();
const IMPORTS = path.dirname(buildImportKey("file"));
/** Most of the time is spent waiting for the bucket. */
const FILES_AT_ONCE = 8;

const FOLDERS = [...IMAGES.map(imagesFolder), IMPORTS];

export async function findAnyFile(files: FileStore): Promise<string | undefined> {
  for (const folder of FOLDERS) for await (const { key } of files.list(folder)) return key;
  return undefined;
}

/** Removes what the source no longer has. `workFolder` must be local. Returns how many files. */
export async function copyFiles(
  source: FileStore,
  target: FileStore,
  workFolder: string,
  onFile: (done: number, total: number) => void,
): Promise<number> {
  const images = (
    await Promise.all(IMAGES.map((each) => listKeys(source, imagesFolder(each))))
  ).flat();
  const uploads = await listKeys(source, IMPORTS);
  const total = images.length + uploads.length;
  let done = 0;
  const count = () => onFile(++done, total);
  const waiting = [...images];
  const copySome = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      await copyImage(source, target, key);
      count();
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copySome)).catch((error) => {
    waiting.length = 0;
    throw error;
  });
  for (const key of uploads) {
    await copyUpload(source, target, key, workFolder);
    count();
  }
  const known = new Set([...images, ...uploads]);
  for (const folder of FOLDERS) {
    for (const key of await listKeys(target, folder)) if (!known.has(key)) await target.remove(key);
  }
  return total;
}

async function listKeys(files: FileStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) if (!key.endsWith(".tmp")) keys.push(key);
  return keys;
}

async function copyImage(source: FileStore, target: FileStore, key: string): Promise<void> {
  const bytes = await source.get(key);
  if (!bytes || (await target.get(key))?.equals(bytes)) return;
  await target.put(key, bytes);
  if (!(await target.get(key))?.equals(bytes)) throw createDifference(target, key);
}

/** Goes through a local file: uploads may not fit in memory. */
async function copyUpload(
  source: FileStore,
  target: FileStore,
  key: string,
  workFolder: string,
): Promise<void> {
  const hash = await hashFile(source, key);
  if (hash === undefined || (await hashFile(target, key)) === hash) return;
  const borrowed = await source.borrow(key);
  if (!borrowed) return;
  const copy = path.join(workFolder, newSecret());
  try {
    await mkdir(workFolder, { recursive: true });
    const flushed = createWriteStream(copy, { flush: true, mode: 0o600 });
    await pipeline(createReadStream(borrowed.path), flushed);
    await target.putFile(key, copy);
  } finally {
    await borrowed.release();
    await rm(copy, { force: true });
  }
  if ((await hashFile(target, key)) !== hash) throw createDifference(target, key);
}

async function hashFile(files: FileStore, key: string): Promise<string | undefined> {
  if (!(await files.peek(key, 1))) return undefined;
  const borrowed = await files.borrow(key);
  if (!borrowed) return undefined;
  try {
    const hash = createHash("sha256");
    await pipeline(createReadStream(borrowed.path), hash);
    return hash.digest("hex");
  } finally {
    await borrowed.release();
  }
}

function createDifference(files: FileStore, key: string): CopyDiffers {
  return new CopyDiffers(`${files.describeLocation(key)} is not what was written there.`);
}
