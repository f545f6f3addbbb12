import type { Entry, ZipFile } from "yauzl-promise";
import { ArchiveError } from "./archive-error";
import { isHidden, toDisplayName, toSafeName } from "./entry-names";

export const MAX_ENTRIES = 20_000;
const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;
const LOCAL_HEADER_BYTES = 30;

export async function listEntries(
  zip: ZipFile,
  maxEntries: number,
): Promise<{ entries: Map<string, Entry>; refused: string[] }> {
  const all = await allEntries(zip, maxEntries);
  if (all.some(({ entry }) => entry.isEncrypted())) throw new ArchiveError("encrypted");
  refuseOverlaps(all.map(({ entry }) => entry));
  const entries = new Map<string, Entry>();
  const refused: string[] = [];
  for (const { entry, bytes } of all) {
    const name = toSafeName(bytes);
    if (name !== undefined && isHidden(name)) continue;
    if (isFolder(bytes)) continue;
    if (name === undefined || !isFile(entry) || entries.has(name))
      refused.push(toDisplayName(bytes));
    else entries.set(name, entry);
  }
  return { entries, refused };
}

async function allEntries(zip: ZipFile, maxEntries: number) {
  const all: { entry: Entry; bytes: Buffer }[] = [];
  let unpacked = 0;
  for await (const entry of zip) {
    if (all.length === maxEntries) throw new ArchiveError("tooMany");
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES) throw new ArchiveError("tooLarge");
    // Unused, and up to 128 KB an entry.
    entry.extraFields = [];
    entry.comment = "";
    /** With decodeStrings off it is a Buffer; a copy releases the whole directory's memory. */
    all.push({ entry, bytes: Buffer.from(entry.filename as unknown as Buffer) });
    entry.filename = "";
  }
  return all;
}

/** Zip bombs use overlapping entries to make a small archive unpack to a huge one. */
function refuseOverlaps(entries: Entry[]): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.fileHeaderOffset - b.fileHeaderOffset)) {
    if (entry.fileHeaderOffset < end) throw new ArchiveError("damaged");
    end = entry.fileHeaderOffset + LOCAL_HEADER_BYTES + entry.filenameLength + entry.compressedSize;
  }
}

const BACKSLASH = 0x5c;
const SLASH = 0x2f;

function isFolder(bytes: Buffer): boolean {
  return bytes.at(-1) === SLASH || bytes.at(-1) === BACKSLASH;
}

const TYPE_BITS = 0o170000;
const PLAIN_FILE = 0o100000;

/** Excludes links and devices, by the mode that Unix programs write. */
function isFile(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
  return type === 0 || type === PLAIN_FILE;
}
