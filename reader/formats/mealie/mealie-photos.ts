import { MAX_TEXT } from "../../pages/reading-limits";
import type { ParsedImage } from "../../parsed-recipe";
import type { PhotoMarks } from "../../photo-marks";
import { findReferencedImage, readAltText } from "../image-beside";
import type { FileContext } from "../parsed-file";
import { isJsonObject } from "../untyped-json";

/** Mealie's editor writes the first form for an image put into a step, and cooks the second. */
const EMBEDDINGS = [
  /<img\b[^<>]{0,300}?\bsrc="(?<src>[^"<>]{1,500})"[^<>]{0,300}>(?:\s{0,9}<\/img>)?/gi,
  /!\[(?<alt>[^[\]\n]{0,300})\]\((?<src>[^()\s]{1,500})\)/g,
];
const ASSET = /(?:^|\/)recipes\/([\w-]{1,100})\/assets\/([^/?#]{1,200})/;

/** Puts a mark for each image in a step's text that the archive holds. */
export function markMealiePhotos(step: unknown, marks: PhotoMarks, context: FileContext): unknown {
  if (typeof step === "string") return markText(step, marks, context);
  if (!isJsonObject(step) || typeof step.text !== "string") return step;
  return { ...step, text: markText(step.text, marks, context) };
}

function markText(text: string, marks: PhotoMarks, context: FileContext): string {
  let marked = text.slice(0, MAX_TEXT);
  for (const form of EMBEDDINGS)
    marked = marked.replace(form, (whole, ...found) => {
      const { src = "", alt } = found.at(-1) as { src?: string; alt?: string };
      const image = findAsset(src, context);
      return (image && marks.mark({ ...image, ...readAltText(alt) })) || whole;
    });
  return marked;
}

/** A backup has all assets in data/recipes/ID/assets, the export of one recipe in assets. */
function findAsset(source: string, context: FileContext): ParsedImage | null {
  const [, id, file] = ASSET.exec(source) ?? [];
  if (!file) return findReferencedImage(source, context);
  return (
    findReferencedImage(`data/recipes/${id}/assets/${file}`, context) ??
    findReferencedImage(`recipes/${id}/assets/${file}`, context) ??
    findReferencedImage(`assets/${file}`, { ...context, findByEnd: () => undefined })
  );
}
