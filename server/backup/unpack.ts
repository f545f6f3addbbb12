import { createWriteStream } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, open, type ZipFile } from "yauzl-promise";
import { MIGRATION_NAMES } from "../db/migrate";
import { imageFile, type StoredFolder } from "../images/files";
import { MAX_IMAGE_BYTES } from "../images/process";
import { BackupFault, wordsOfFault } from "./fault";
import {
  DATABASE,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  type OnProgress,
  pictureOf,
} from "./format";

const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

/**
 * Unpacks a backup into a folder. Every name in it must be one that a backup has, every file as long
 * and as it was when it was packed; a backup of a newer schema is refused. Throws BackupFault.
 */
export async function unpackBackup(
  file: string,
  into: string,
  onProgress: OnProgress,
): Promise<Manifest> {
  const zip = await openZip(file);
  try {
    const entries = await listEntries(zip, file);
    const manifest = await readManifest(entries, file);
    await refuseUnlessRoom(entries, into);
    let done = 0;
    for (const [name, entry] of entries) {
      if (name !== MANIFEST) await unpackEntry(entry, placeOf(into, name), name);
      onProgress({ stage: "unpacking", done: ++done, total: entries.size });
    }
    return manifest;
  } finally {
    await zip.close();
  }
}

async function openZip(file: string): Promise<ZipFile> {
  return open(file, { supportMacArchive: false, strictFilenames: true }).catch((error) => {
    if (error.code) throw new BackupFault(wordsOfFault(error));
    throw new BackupFault(`${file} is no whole backup: ${error.message}.`);
  });
}

async function listEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const refuse = (why: string) => {
    throw new BackupFault(`${file} is no backup of Popote: ${why}.`);
  };
  try {
    for await (const entry of zip) {
      const name = entry.filename;
      if (name !== DATABASE && name !== MANIFEST && !pictureOf(name)) refuse(`it holds ${name}`);
      if (entries.has(name)) refuse(`it holds ${name} twice`);
      if (pictureOf(name) && entry.uncompressedSize > MAX_IMAGE_BYTES)
        refuse(`${name} is too large`);
      entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    refuse((error as Error).message);
  }
  if (!entries.has(DATABASE) || !entries.has(MANIFEST)) refuse("the database is not in it");
  return entries;
}

async function readManifest(entries: Map<string, Entry>, file: string): Promise<Manifest> {
  const entry = entries.get(MANIFEST) as Entry;
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) {
    throw new BackupFault(`${file} is no backup of Popote: ${MANIFEST} is too large.`);
  }
  const manifest = await entry
    .openReadStream()
    .then(text)
    .then((json) => manifestSchema.parse(JSON.parse(json)))
    .catch(() => {
      throw new BackupFault(`${file} is damaged: its ${MANIFEST} cannot be read.`);
    });
  refuseNewer(manifest, file);
  if (manifest.counts.pictures !== entries.size - 2) {
    throw new BackupFault(`${file} is damaged: pictures are missing in it.`);
  }
  return manifest;
}

function refuseNewer({ format, schema, popote }: Manifest, file: string): void {
  if (format <= FORMAT && MIGRATION_NAMES.includes(schema)) return;
  throw new BackupFault(
    `${file} was made by a newer Popote (${popote}, schema ${schema}); this one knows schemas up to ${MIGRATION_NAMES.at(-1)}. Install that version, then restore.`,
  );
}

async function refuseUnlessRoom(entries: Map<string, Entry>, into: string): Promise<void> {
  let needed = 0;
  for (const entry of entries.values()) needed += entry.uncompressedSize;
  const { bavail, bsize } = await statfs(into);
  if (bavail * bsize > needed) return;
  throw new BackupFault(
    `There is no room left for ${Math.ceil(needed / 1_000_000)} MB in ${into}.`,
  );
}

/** Made of what the name stands for, never of the name itself. */
function placeOf(into: string, name: string): string {
  const picture = pictureOf(name);
  return picture
    ? imageFile(into, picture.folder as StoredFolder, picture.name)
    : path.join(into, DATABASE);
}

async function unpackEntry(entry: Entry, to: string, name: string): Promise<void> {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(
      await entry.openReadStream(),
      createWriteStream(to, { flags: "wx", flush: true }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw new BackupFault(wordsOfFault(error));
    throw new BackupFault(`The backup is damaged: ${name} (${(error as Error).message}).`);
  }
}
