import type { ParsedPhoto, ParsedRecipe } from "../../parsed-recipe";
import { createPhotoMarks, settleMarks } from "../../photo-marks";
import { keepCategoriesAsTags } from "../../tags";
import { buildRecipe } from "../build-recipe";
import { listDistinctData, nameEmbeddedImage } from "../embedded-images";
import { readAltText } from "../image-beside";
import { collectFieldTexts } from "../named-fields";
import type { FileContext } from "../parsed-file";
import { stripKeepingHeadings } from "../plain-markdown";
import { type JsonObject, jsonObjects, jsonText } from "../untyped-json";

export function isPaprika(json: JsonObject): boolean {
  return (
    typeof json.name === "string" &&
    [json.ingredients, json.directions].every((text) => typeof text === "string" || text === null)
  );
}

/** Reads a Paprika recipe (https://www.paprikaapp.com): multi-line texts, with its photos inline. */
export function readPaprika(json: JsonObject, { name }: FileContext): ParsedRecipe {
  const texts = keepCategoriesAsTags(collectFieldTexts(Object.entries(json)));
  texts.tips = texts.tips?.flatMap(notesIn);
  const photos = name === "" ? [] : listPaprikaPhotos(json);
  const named = photos.map(({ label }, at) => [label, nameEmbeddedPhoto(name, at, label)] as const);
  const marks = createPhotoMarks();
  const byLabel = new Map(named);
  const putMark = (label: string) => {
    const photo = byLabel.get(label);
    byLabel.delete(label);
    return marks.mark(photo);
  };
  for (const field of ["description", "ingredients", "tips"] as const)
    texts[field] = texts[field]?.map((text) => plainPaprika(text));
  texts.steps = texts.steps?.map((text) => settleMarks(plainPaprika(text, putMark)));
  return marks.place(buildRecipe(texts, { photos: named.map(([, photo]) => photo) }));
}

/** Some cooks name their photos; Paprika itself numbers them. */
function nameEmbeddedPhoto(file: string, index: number, label: string): ParsedPhoto {
  return { kind: "entry", name: nameEmbeddedImage(file, index), ...readAltText(label) };
}

export function listPaprikaData(json: JsonObject): string[] {
  return listPaprikaPhotos(json).map(({ data }) => data);
}

interface PaprikaPhoto {
  data: string;
  label: string;
}

/** The cover first; `photo_data` is a small copy of the photo that `photo_large` names. */
function listPaprikaPhotos(json: JsonObject): PaprikaPhoto[] {
  const photos = jsonObjects(json.photos)
    .slice(0, MAX_LISTED)
    .map(({ data, name, filename }) => ({
      data: jsonText(data),
      label: jsonText(name),
      file: jsonText(filename),
    }));
  const large = jsonText(json.photo_large);
  const whole = photos.filter(({ file, data }) => large !== "" && file === large && data !== "");
  const fitting = listDistinctData(whole.map(({ data }) => data));
  const small = fitting.length > 0 ? [] : [{ data: jsonText(json.photo_data) }];
  const all = [...whole, ...small, ...photos];
  const labels = new Map(photos.toReversed().map(({ data, label }) => [data, label]));
  const distinct = listDistinctData(all.map(({ data }) => data));
  return distinct.map((data) => ({ data, label: labels.get(data) ?? "" }));
}

const MAX_LISTED = 100;

/** Each line is a note, unless blank lines separate them. */
function notesIn(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  return lines.includes("") ? lines.join("\n").split(/\n\n+/) : lines;
}

function plainPaprika(text: string, putMark: (label: string) => string = () => ""): string {
  return stripKeepingHeadings(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/\[photo:([^\]\n]{0,300})\]/gi, (_, label: string) => putMark(label.trim()))
      .replace(/\[recipe:([^\]\n]{0,300})\]/gi, "$1"),
  );
}
