import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { DatabaseLocation } from "../../platform/db/engine";
import { FORMER_IMAGE_KEY } from "../../platform/db/image-key-column";
import { imageKey } from "../../platform/images/image-keys";
import {
  countReferencedImages,
  IMAGE_TABLE_NAMES,
  type ImageTable,
  readReferencedImages,
} from "../../platform/images/referenced-images";
import { newSecret } from "../../platform/secrets";
import type { FileStore, Storage } from "../../platform/storage/file-store";
import { VERSION } from "../../platform/version";
import { BackupFault } from "./fault";
import { flushFolderSync } from "./flush";
import { DATABASE, FORMAT, imageEntry, MANIFEST, type Manifest, type OnProgress } from "./format";
import { removeDeadBackups } from "./leftovers";
import { type Snapshot, takeSnapshot } from "./snapshot";
import { verifyBackup } from "./verify";
import { type WrittenZip, writeZip } from "./zip-writing";

/** A running backup keeps changing; a partial file unchanged for this long was abandoned. */
const ABANDONED_AFTER_MS = 3_600_000;
/** The first schema with `image_key`. */
const KEYS_SINCE = "041";

export interface BackupReport {
  bytes: number;
  manifest: Manifest;
}

/** The file gets its name only after it was read back. Throws BackupFault. */
export async function makeBackup(
  storage: Storage & DatabaseLocation,
  file: string,
  onProgress: OnProgress,
): Promise<BackupReport> {
  await refuseExisting(file);
  await removeAbandoned(file);
  await removeDeadBackups(storage.dataDir);
  const part = `${file}.${newSecret().slice(0, 8)}.part`;
  const madeAt = new Date().toISOString();
  const snapshot = await takeSnapshot(storage, part, onProgress);
  try {
    const manifest = await write(part, storage.files, snapshot, madeAt, onProgress);
    await verifyBackup(part, manifest, onProgress);
    const { size: bytes } = await stat(part);
    await refuseExisting(file);
    await rename(part, file);
    flushFolderSync(path.dirname(file));
    return { bytes, manifest };
  } finally {
    await snapshot.remove();
  }
}

async function refuseExisting(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (stats) throw new BackupFault(`${file} is there already: choose another name.`);
}

async function removeAbandoned(file: string): Promise<void> {
  const folder = path.dirname(file);
  const begins = `${path.basename(file)}.`;
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.startsWith(begins) && each.endsWith(".part"))) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path.join(folder, name));
  }
}

async function write(
  part: string,
  files: FileStore,
  snapshot: Snapshot,
  madeAt: string,
  onProgress: OnProgress,
): Promise<Manifest> {
  const zip = writeZip(part);
  try {
    await zip.addPacked(DATABASE, snapshot.file, (done, total) =>
      onProgress({ stage: "packing", done, total }),
    );
    const { missing, ...counts } = await addImages(zip, files, snapshot, onProgress);
    const manifest: Manifest = {
      format: FORMAT,
      popote: VERSION,
      schema: snapshot.schema,
      madeAt,
      counts,
      missing,
    };
    zip.addText(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    await zip.end();
    return manifest;
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

async function addImages(
  zip: WrittenZip,
  files: FileStore,
  { db, schema, tables }: Snapshot,
  onProgress: OnProgress,
): Promise<Manifest["counts"] & { missing: string[] }> {
  const withImages = IMAGE_TABLE_NAMES.filter((each) => tables.has(each));
  const key = schema < KEYS_SINCE ? FORMER_IMAGE_KEY : undefined;
  const rows = new Map<ImageTable, number>();
  let total = 0;
  for (const table of withImages) {
    const counted = await countReferencedImages(db, table, key);
    rows.set(table, counted.rows);
    total += counted.images;
  }
  const missing: string[] = [];
  let done = 0;
  for await (const { folder, name } of readReferencedImages(db, withImages, key)) {
    const entry = imageEntry(folder, name);
    const bytes = await files.get(imageKey(folder, name));
    if (bytes) await zip.addStored(entry, bytes);
    else missing.push(entry);
    onProgress({ stage: "images", done: ++done, total });
  }
  const count = (table: ImageTable) => rows.get(table) ?? 0;
  return {
    people: count("users"),
    recipes: count("recipes"),
    cookbooks: count("cookbooks"),
    pictures: total - missing.length,
    missing,
  };
}
