import { MAX_IMAGE_BYTES } from "#domain/picture";
import { ArchiveFault } from "../archive/archive-error";
import { unpackGzip } from "../archive/gzip";
import { type Archive, openArchive } from "../archive/open-archive";
import { parseJson } from "./decode-file";
import { hasGzipMark } from "./marks";
import { paprikaPhoto } from "./paprika/paprika-recipe";
import { isPictureName } from "./picture-beside";
import { INSIDE } from "./read-entries";
import { maxBytesOf } from "./recipe-file-names";
import { isJson } from "./untyped-json";

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
  if (end === -1) return ownPicture(archive, name);
  const outer = name.slice(0, end);
  const inner = await openArchive(await archive.read(outer, maxBytesOf(outer)));
  try {
    return await ownPicture(inner, name.slice(end + INSIDE.length));
  } finally {
    await inner.close();
  }
}

/** A file of Paprika holds its photo itself. */
async function ownPicture(archive: Archive, name: string): Promise<Buffer | undefined> {
  if (isPictureName(name)) return archive.read(name, MAX_IMAGE_BYTES);
  const packed = await archive.read(name, maxBytesOf(name));
  const bytes = hasGzipMark(packed) ? await unpackGzip(packed, maxBytesOf(name)) : packed;
  const json = parseJson(bytes);
  return isJson(json) ? paprikaPhoto(json) : undefined;
}
