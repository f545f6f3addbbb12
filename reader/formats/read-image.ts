import { MAX_IMAGE_BYTES } from "#domain/image/image";
import { ArchiveError } from "../archive/archive-error";
import { type Archive, openArchive } from "../archive/open-archive";
import { parseJson } from "./decode-file";
import { parseEmbeddedName } from "./embedded-images";
import { isImageName } from "./image-beside";
import { listImageData } from "./named-fields";
import { listPaprikaData } from "./paprika/paprika-recipe";
import { INNER_ENTRY_SEPARATOR, readUnpacked } from "./read-entries";
import { getMaxBytes } from "./recipe-file-names";
import { isJsonObject } from "./untyped-json";

export async function readImage(archive: Archive, name: string): Promise<Buffer | undefined> {
  try {
    return await imageIn(archive, name);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}

async function imageIn(archive: Archive, name: string): Promise<Buffer | undefined> {
  const end = archive.names.includes(name) ? -1 : name.indexOf(INNER_ENTRY_SEPARATOR);
  if (end === -1) return ownImage(archive, name);
  const outer = name.slice(0, end);
  const inner = await openArchive(await archive.read(outer, getMaxBytes(outer)));
  try {
    return await ownImage(inner, name.slice(end + INNER_ENTRY_SEPARATOR.length));
  } finally {
    await inner.close();
  }
}

async function ownImage(archive: Archive, name: string): Promise<Buffer | undefined> {
  if (isImageName(name)) return archive.read(name, MAX_IMAGE_BYTES);
  const { file, index } = parseEmbeddedName(name, (each) => archive.names.includes(each));
  const json = parseJson(await readUnpacked(archive, file));
  if (!isJsonObject(json)) return undefined;
  const paprika = listPaprikaData(json);
  const data = (paprika.length > 0 ? paprika : listImageData(json))[index];
  return data === undefined ? undefined : Buffer.from(data, "base64");
}
