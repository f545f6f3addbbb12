import { MAX_IMAGE_BYTES } from "../../images/process";
import { ArchiveFault } from "../archive/fault";
import { type Archive, openArchive } from "../archive/open";
import { INSIDE } from "./entries";
import { maxBytesOf } from "./recipe-files";

/** The picture that a FoundPicture of kind "entry" stands for; undefined where it cannot be had. */
export async function readPicture(archive: Archive, name: string): Promise<Buffer | undefined> {
  try {
    return await pictureIn(archive, name);
  } catch (error) {
    if (error instanceof ArchiveFault) return undefined;
    throw error;
  }
}

async function pictureIn(archive: Archive, name: string): Promise<Buffer | undefined> {
  const end = archive.names.includes(name) ? -1 : name.indexOf(INSIDE);
  if (end === -1) return archive.read(name, MAX_IMAGE_BYTES);
  const outer = name.slice(0, end);
  const inner = await openArchive(await archive.read(outer, maxBytesOf(outer)));
  try {
    return await inner.read(name.slice(end + INSIDE.length), MAX_IMAGE_BYTES);
  } finally {
    await inner.close();
  }
}
