import { createWriteStream } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Entry } from "yauzl-promise";
import type { ImageFolder } from "#domain/image/image";
import { imageKey } from "../../platform/images/image-keys";
import { openArchive } from "./archive";
import { BackupFault, describeFault } from "./fault";
import { DATABASE, MANIFEST, type Manifest, type OnProgress, parseImageEntry } from "./format";

export async function unpackBackup(
  file: string,
  into: string,
  onProgress: OnProgress,
): Promise<Manifest> {
  const { entries, manifest, close } = await openArchive(file);
  try {
    await refuseUnlessRoom(entries, into);
    let done = 0;
    for (const [name, entry] of entries) {
      if (name !== MANIFEST) await unpackEntry(entry, buildTargetPath(into, name), name);
      onProgress({ stage: "unpacking", done: ++done, total: entries.size });
    }
    return manifest;
  } finally {
    await close();
  }
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

/** Builds the path from parsed parts, never from the entry name (path traversal). */
function buildTargetPath(into: string, name: string): string {
  const image = parseImageEntry(name);
  return path.join(into, image ? imageKey(image.folder as ImageFolder, image.name) : DATABASE);
}

async function unpackEntry(entry: Entry, to: string, name: string): Promise<void> {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await pipeline(
      await entry.openReadStream(),
      createWriteStream(to, { flags: "wx", flush: true }),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw new BackupFault(describeFault(error));
    throw new BackupFault(`The backup is damaged: ${name} (${(error as Error).message}).`);
  }
}
