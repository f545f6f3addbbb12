import { parseTable } from "#domain/text/table";
import type { ParsedImage, ParsedPhoto } from "../parsed-recipe";
import { joinPhotos } from "../photos";
import table from "./image-locations.tsv?raw";
import type { FileContext } from "./parsed-file";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];
const IMAGE = new RegExp(`\\.(${ENDS.join("|")})$`, "i");

const LOCATIONS = parseTable(table).map(([, location = ""]) => location);

/** The photo of a recipe whose file names none. */
export function findPhotoBeside(context: FileContext): ParsedPhoto[] {
  return joinPhotos([findImageBeside(context)]);
}

function findImageBeside(context: FileContext): ParsedImage | null {
  if (context.name === "") return null;
  const folder = extractFolder(context.name);
  const base = extractBaseName(context.name);
  const names: Record<string, string> = {
    folder,
    around: extractFolder(folder.slice(0, -1)),
    base,
  };
  const starts = LOCATIONS.map((location) =>
    location.replace(/\{(\w+)\}/g, (_, name) => names[name] ?? ""),
  );
  return (
    starts.map((start) => findImageByStem(start, context)).find(Boolean) ?? findOnlyImage(context)
  );
}

export function findOnlyPhoto(context: FileContext): ParsedPhoto[] {
  return joinPhotos([findOnlyImage(context)]);
}

function findOnlyImage({ onlyImage: name }: FileContext): ParsedImage | null {
  return imageEntry(name);
}

export function findPhotoByStem(start: string, context: FileContext): ParsedPhoto[] {
  return joinPhotos([findImageByStem(start, context)]);
}

function findImageByStem(start: string, { find }: FileContext): ParsedImage | null {
  return imageEntry(ENDS.map((end) => find(`${start}.${end}`)).find(Boolean));
}

function imageEntry(name: string | undefined): ParsedImage | null {
  return name === undefined ? null : { kind: "entry", name };
}

/** The entries among what a file names as its photos. */
export function findReferencedPhotos(named: string[], context: FileContext): ParsedPhoto[] {
  const all = named.slice(0, MAX_NAMED);
  return joinPhotos(all.map((text) => findReferencedImage(text, context)));
}

export function findReferencedImage(named: string, context: FileContext): ParsedImage | null {
  if (!isImageName(named)) return null;
  const path = decodeAddress(named).replace(/^(?:\.{0,2}\/)+/, "");
  return imageEntry(context.find(extractFolder(context.name) + path) ?? context.findByEnd?.(path));
}

export function findEmbeddedPhotos(text: string, context: FileContext): ParsedPhoto[] {
  const embedded = [...text.slice(0, MAX_EMBEDDING).matchAll(EMBEDDED)].slice(0, MAX_NAMED);
  return joinPhotos(
    embedded.map(([, linked, alt, plain]) => {
      const image = findReferencedImage(linked ?? plain ?? "", context);
      return image && { ...image, ...readAltText(alt) };
    }),
  );
}

/** Programs write a file's name or a width where nobody described the photo. */
export function readAltText(text = ""): { alt?: string } {
  const alt = text.replace(/\|[^|]*$/, "").trim();
  return /\p{L}/u.test(alt) && !isImageName(alt) ? { alt } : {};
}

const MAX_NAMED = 100;
const MAX_EMBEDDING = 200_000;
const EMBEDDED =
  /!\[(?:\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,100})?\]\]|([^[\]\n]{0,300})\]\(([^()\s]{1,300})\))/g;

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll("&amp;", "&"));
  } catch {
    return address;
  }
}

export function isImageName(name: string): boolean {
  return IMAGE.test(name);
}

export function extractFolder(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

export function extractBaseName(name: string): string {
  return name.slice(extractFolder(name).length).replace(/\.[^.]*$/, "");
}
