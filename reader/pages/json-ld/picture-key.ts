import { parseTable } from "#domain/text/table";
import type { ParsedPhoto } from "../../parsed-recipe";
import table from "./picture-sizes.tsv?raw";

/** How addresses name the sizes and crops of one picture. */
const SIZES = new Map(parseTable(table).map(([kind, ...words]) => [kind, words]));
const PARAMETERS = new Set(SIZES.get("parameter"));
const NAMED_SIZE = new RegExp(
  `[-_./,](?:\\d{1,4}x\\d{1,4}|w\\d{2,4}h\\d{2,4}|[wh][_-]?\\d{2,4}|${SIZES.get("name")?.join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The first of the photos that show the same picture. */
export function listDistinctPictures<Photo extends ParsedPhoto>(photos: Photo[]): Photo[] {
  const known = new Map<string, Photo>();
  for (const photo of photos) {
    const key = buildPictureKey(photo);
    if (!known.has(key)) known.set(key, photo);
  }
  return [...known.values()];
}

/** One key for the sizes and crops of one picture, such as pie.jpg, pie-320x180.jpg and pie-1x1.webp. */
export function buildPictureKey(photo: ParsedPhoto): string {
  if (photo.kind === "entry") return `entry ${photo.name}`;
  const { host, pathname, searchParams } = new URL(photo.address);
  const path = pathname
    .toLowerCase()
    .replace(/\.\w{3,4}$/, "")
    .replace(NAMED_SIZE, "");
  const rest = [...searchParams].filter(([name]) => !PARAMETERS.has(name.toLowerCase()));
  return JSON.stringify([host, path, rest]);
}
