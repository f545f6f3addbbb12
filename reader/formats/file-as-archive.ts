import { open, readFile, stat } from "node:fs/promises";
import { ArchiveError } from "../archive/archive-error";
import { toDisplayName } from "../archive/entry-names";
import { type Archive, hasZipSignature } from "../archive/open-archive";

export async function isZipFile(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return hasZipSignature(buffer);
  } finally {
    await handle.close();
  }
}

export function createFileArchive(file: string, name: string): Archive {
  const only = toDisplayName(Buffer.from(name)).replace(/^.*[\\/]/, "") || "?";
  return {
    names: [only],
    refused: [],
    async read(_, maxBytes) {
      const { size } = await stat(file);
      if (size > maxBytes) throw new ArchiveError("tooLarge");
      return readFile(file);
    },
    async close() {},
  };
}
