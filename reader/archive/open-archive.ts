import { type Entry, fromBuffer, open, type ZipFile } from "yauzl-promise";
import { ArchiveError } from "./archive-error";
import { listEntries, MAX_ENTRIES } from "./list-entries";

export interface Archive {
  names: string[];
  /** Names of entries that could do harm: links, paths out of the folder. */
  refused: string[];
  /** The whole entry, or ArchiveError "tooLarge" or "damaged"; "notARecipe" where there is none. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a ZIP without writing anything to the disk. Throws ArchiveError. */
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

/** An entry says how long it is, which is never trusted: what really comes out is counted. */
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

/** Texts shrink to a tenth, lists of like lines to a fiftieth; only what is made to harm goes further. */
const MAX_RATIO = 200;
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return (
    uncompressedSize > RATIO_COUNTS_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO
  );
}
