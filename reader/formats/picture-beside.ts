import type { ParsedPicture } from "../parsed-recipe";
import type { FileContext } from "./parsed-file";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];
const PICTURE = new RegExp(`\\.(${ENDS.join("|")})$`, "i");

const LOCATIONS: ((folder: string, base: string) => string)[] = [
  // Popote, Cooklang
  (folder, base) => `${folder}${base}`,
  (folder, base) => `${folder}images/${base}`,
  // Nextcloud Cookbook
  (folder) => `${folder}full`,
  // Tandoor
  (folder) => `${folder}image`,
  // Mealie, from its newest to its oldest
  (folder) => `${folder}images/original`,
  (folder) => `${folder}original`,
  (folder, base) => `${folder}images/${base}/original`,
  (folder, base) => `${parentOf(folder)}images/${base}/original`,
  (folder) => `${folder}images/min-original`,
  (folder) => `${folder}thumb`,
  // Cooklang, of its first step
  (folder, base) => `${folder}${base}.0`,
  (folder, base) => `${folder}${base}.1`,
];

export function pictureBeside(place: FileContext): ParsedPicture | null {
  if (place.name === "") return null;
  const folder = folderOf(place.name);
  const base = baseOf(place.name);
  for (const custom of LOCATIONS) {
    const found = pictureNamed(custom(folder, base), place);
    if (found) return found;
  }
  return place.onlyPicture === undefined ? null : { kind: "entry", name: place.onlyPicture };
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

function parentOf(folder: string): string {
  return folderOf(folder.slice(0, -1));
}
