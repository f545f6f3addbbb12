import { type Entry, fromBuffer, open, type ZipFile } from "yauzl-promise";
import { ArchiveError } from "./archive-error";
import { listEntries, MAX_ENTRIES } from "./list-entries";

export interface Archive {
  names: string[];
  /** Names of unsafe entries: links, paths that leave the folder. */
  refused: string[];
  /** Throws ArchiveError "tooLarge", "damaged", or "notARecipe" if there is no such entry. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Writes nothing to disk. Throws ArchiveError. */
export async function openArchive(
  source: string | Buffer,
  maxEntries = MAX_ENTRIES,
): Promise<Archive> {
  const zip = await openZip(source);
  try {
    const { entries, refused } = await listEntries(zip, maxEntries);
    return {
      names: [...entries.keys()],
      refused,
      read: (name, maxBytes) => readEntry(entries.get(name), maxBytes),
      close: () => zip.close(),
    };
  } catch (error) {
    await zip.close();
    throw error instanceof ArchiveError ? error : new ArchiveError("damaged");
  }
}

export function hasZipSignature(bytes: Buffer): boolean {
  return ["PK\u0003\u0004", "PK\u0005\u0006"].includes(bytes.toString("latin1", 0, 4));
}

async function openZip(source: string | Buffer): Promise<ZipFile> {
  const options = { decodeStrings: false, supportMacArchive: false };
  try {
    return await (typeof source === "string" ? open(source, options) : fromBuffer(source, options));
  } catch {
    throw new ArchiveError("damaged");
  }
}

/** Counts the unpacked bytes, because the size that an entry declares is not trusted. */
async function readEntry(entry: Entry | undefined, maxBytes: number): Promise<Buffer> {
  if (!entry) throw new ArchiveError("notARecipe");
  if (entry.uncompressedSize > maxBytes || isBomb(entry)) throw new ArchiveError("tooLarge");
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of await entry.openReadStream()) {
      length += chunk.length;
      if (length > maxBytes) throw new ArchiveError("tooLarge");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError("damaged");
  }
  return Buffer.concat(chunks, length);
}

/** Text compresses about 10:1 and repetitive lists 50:1; only a bomb exceeds this. */
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return (
    uncompressedSize > RATIO_COUNTS_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO
  );
}
