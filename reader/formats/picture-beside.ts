import type { ParsedPicture } from "../parsed-recipe";
import type { FileContext } from "./parsed-file";
import table from "./picture-locations.tsv?raw";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];
const PICTURE = new RegExp(`\\.(${ENDS.join("|")})$`, "i");

/** Where programs keep a recipe's picture, with how they call its folder, the one around it and its file. */
const LOCATIONS = table
  .trim()
  .split("\n")
  .map((row) => row.split("\t")[1] ?? "");

export function pictureBeside(place: FileContext): ParsedPicture | null {
  if (place.name === "") return null;
  const folder = folderOf(place.name);
  const base = baseOf(place.name);
  const names: Record<string, string> = { folder, around: folderOf(folder.slice(0, -1)), base };
  for (const location of LOCATIONS) {
    const found = pictureNamed(
      location.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? ""),
      place,
    );
    if (found) return found;
  }
  return onlyPicture(place);
}

/** The one picture of an archive that holds one recipe. */
export function onlyPicture({ onlyPicture: name }: FileContext): ParsedPicture | null {
  return name === undefined ? null : { kind: "entry", name };
}

export function pictureNamed(start: string, { find }: FileContext): ParsedPicture | null {
  for (const end of ENDS) {
    const name = find(`${start}.${end}`);
    if (name !== undefined) return { kind: "entry", name };
  }
  return null;
}

/** A picture that a file names, by its path in the archive or by the end of it: "/images/pie.jpg". */
export function pictureFile(named: string[], place: FileContext): ParsedPicture | null {
  for (const text of named.filter(isPictureName)) {
    const path = unescaped(text).replace(/^(?:\.{0,2}\/)+/, "");
    const name = place.find(folderOf(place.name) + path) ?? place.findByEnd?.(path);
    if (name !== undefined) return { kind: "entry", name };
  }
  return null;
}

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
