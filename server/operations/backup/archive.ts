import { text } from "node:stream/consumers";
import { type Entry, open, type ZipFile } from "yauzl-promise";
import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { listMigrationNames } from "../../platform/db/migrate";
import { BackupFault, describeFault } from "./fault";
import {
  DATABASE,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  parseImageEntry,
} from "./format";

const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;
const LARGE_BYTES = 100_000_000;
const MAX_PACKED = 200;

interface Archive {
  entries: Map<string, Entry>;
  manifest: Manifest;
  close(): Promise<void>;
}

export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const entries = await listEntries(zip, file);
    const manifest = await readManifest(entries, file);
    return { entries, manifest, close: () => zip.close() };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

async function openZip(file: string): Promise<ZipFile> {
  return open(file, { supportMacArchive: false, strictFilenames: true }).catch((error) => {
    if (error.code) throw new BackupFault(describeFault(error));
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
      const why = entries.has(entry.filename)
        ? `it holds ${entry.filename} twice`
        : findEntryProblem(entry);
      if (why) refuse(why);
      entries.set(entry.filename, entry);
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    refuse((error as Error).message);
  }
  if (!entries.has(DATABASE) || !entries.has(MANIFEST)) refuse("the database is not in it");
  return entries;
}

function findEntryProblem(entry: Entry): string | undefined {
  const name = entry.filename;
  const isImage = parseImageEntry(name) !== undefined;
  if (name !== DATABASE && name !== MANIFEST && !isImage) return `it holds ${name}`;
  if (isImage && entry.uncompressedSize > MAX_IMAGE_BYTES) return `${name} is too large`;
  return isBomb(entry) ? `${name} is packed ${MAX_PACKED} times and more` : undefined;
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > LARGE_BYTES && uncompressedSize > MAX_PACKED * compressedSize;
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
    throw new BackupFault(`${file} is damaged: images are missing in it.`);
  }
  return manifest;
}

function refuseNewer({ format, schema, popote }: Manifest, file: string): void {
  if (format <= FORMAT && listMigrationNames().includes(schema)) return;
  throw new BackupFault(
    `${file} was made by a newer Popote (${popote}, schema ${schema}); this one knows schemas up to ${listMigrationNames().at(-1)}. Install that version, then restore.`,
  );
}
