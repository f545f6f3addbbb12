import { parseTable } from "#domain/text/table";
import type { ParsedImage } from "../parsed-recipe";
import table from "./image-locations.tsv?raw";
import type { FileContext } from "./parsed-file";

const ENDS = ["webp", "jpg", "jpeg", "png", "avif", "gif"];
const IMAGE = new RegExp(`\\.(${ENDS.join("|")})$`, "i");

const LOCATIONS = parseTable(table).map(([, location = ""]) => location);

export function findImageBeside(context: FileContext): ParsedImage | null {
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

export function findOnlyImage({ onlyImage: name }: FileContext): ParsedImage | null {
  return imageEntry(name);
}

export function findImageByStem(start: string, { find }: FileContext): ParsedImage | null {
  return imageEntry(ENDS.map((end) => find(`${start}.${end}`)).find(Boolean));
}

function imageEntry(name: string | undefined): ParsedImage | null {
  return name === undefined ? null : { kind: "entry", name };
}

export function findReferencedImage(named: string[], context: FileContext): ParsedImage | null {
  const found = named.filter(isImageName).map((text) => {
    const path = decodeAddress(text).replace(/^(?:\.{0,2}\/)+/, "");
    return context.find(extractFolder(context.name) + path) ?? context.findByEnd?.(path);
  });
  return imageEntry(found.find(Boolean));
}

export function findEmbeddedImage(text: string, context: FileContext): ParsedImage | null {
  const embedded = text.slice(0, MAX_EMBEDDING).matchAll(EMBEDDED);
  return findReferencedImage(
    [...embedded].map(([, linked, plain]) => linked ?? plain ?? ""),
    context,
  );
}

const MAX_EMBEDDING = 200_000;
const EMBEDDED =
  /!\[(?:\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,100})?\]\]|[^[\]\n]{0,300}\]\(([^()\s]{1,300})\))/g;

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
