import type { ParsedPicture } from "../parsed-recipe";
import { rowsOf } from "../word-table";
import type { FileContext } from "./parsed-file";
import table from "./picture-locations.tsv?raw";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];
const PICTURE = new RegExp(`\\.(${ENDS.join("|")})$`, "i");

/** Where programs keep a recipe's picture, with how they call its folder, the one around it and its file. */
const LOCATIONS = rowsOf(table).map(([, location = ""]) => location);

export function pictureBeside(place: FileContext): ParsedPicture | null {
  if (place.name === "") return null;
  const folder = folderOf(place.name);
  const base = baseOf(place.name);
  const names: Record<string, string> = { folder, around: folderOf(folder.slice(0, -1)), base };
  const starts = LOCATIONS.map((location) =>
    location.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? ""),
  );
  return starts.map((start) => pictureNamed(start, place)).find(Boolean) ?? onlyPicture(place);
}

/** The one picture of an archive that holds one recipe. */
export function onlyPicture({ onlyPicture: name }: FileContext): ParsedPicture | null {
  return pictureEntry(name);
}

export function pictureNamed(start: string, { find }: FileContext): ParsedPicture | null {
  return pictureEntry(ENDS.map((end) => find(`${start}.${end}`)).find(Boolean));
}

function pictureEntry(name: string | undefined): ParsedPicture | null {
  return name === undefined ? null : { kind: "entry", name };
}

/** A picture that a file names, by its path in the archive or by the end of it: "/images/pie.jpg". */
export function pictureFile(named: string[], place: FileContext): ParsedPicture | null {
  const found = named.filter(isPictureName).map((text) => {
    const path = unescaped(text).replace(/^(?:\.{0,2}\/)+/, "");
    return place.find(folderOf(place.name) + path) ?? place.findByEnd?.(path);
  });
  return pictureEntry(found.find(Boolean));
}

/** Of Markdown: "![[soup.jpg|300]]", "![](images/soup.jpg)". */
export function embeddedPicture(text: string, place: FileContext): ParsedPicture | null {
  const embedded = text.slice(0, MAX_EMBEDDING).matchAll(EMBEDDED);
  return pictureFile(
    [...embedded].map(([, linked, plain]) => linked ?? plain ?? ""),
    place,
  );
}

const MAX_EMBEDDING = 200_000;
const EMBEDDED =
  /!\[(?:\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,100})?\]\]|[^[\]\n]{0,300}\]\(([^()\s]{1,300})\))/g;

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll("&amp;", "&"));
  } catch {
    return address;
  }
}

export function isPictureName(name: string): boolean {
  return PICTURE.test(name);
}

export function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

export function baseOf(name: string): string {
  return name.slice(folderOf(name).length).replace(/\.[^.]*$/, "");
}
