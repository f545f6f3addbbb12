import { MAX_IMAGE_BYTES } from "#domain/image/image";
import type { ParsedImage, ParsedRecipe } from "../../parsed-recipe";
import { keepCategoriesAsTags } from "../../tags";
import { buildRecipe } from "../build-recipe";
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

/** Reads a Paprika recipe (https://www.paprikaapp.com): multi-line texts, with its photo inline. */
export function readPaprika(json: JsonObject, { name }: FileContext): ParsedRecipe {
  const texts = keepCategoriesAsTags(collectFieldTexts(Object.entries(json)));
  texts.tips = texts.tips?.flatMap(notesIn);
  for (const field of ["description", "ingredients", "steps", "tips"] as const)
    texts[field] = texts[field]?.map(plainPaprika);
  const image: ParsedImage = { kind: "entry", name };
  return buildRecipe(texts, {
    image: name !== "" && findPaprikaImage(json) !== "" ? image : null,
  });
}

export function findPaprikaImage(json: JsonObject): string {
  const photos = jsonObjects(json.photos);
  const large = jsonText(json.photo_large);
  const whole = photos.filter(({ filename }) => large !== "" && jsonText(filename) === large);
  return (
    [...whole, { data: json.photo_data }, ...photos]
      .map(({ data }) => jsonText(data))
      .find((photo) => photo !== "" && photo.length <= MAX_PHOTO_LETTERS) ?? ""
  );
}

/** Base64 takes four characters for three bytes. */
const MAX_PHOTO_LETTERS = (MAX_IMAGE_BYTES / 3) * 4 + 4;

/** Each line is a note, unless blank lines separate them. */
function notesIn(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  return lines.includes("") ? lines.join("\n").split(/\n\n+/) : lines;
}

function plainPaprika(text: string): string {
  return stripKeepingHeadings(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/\[photo:[^\]\n]{0,300}\]/gi, "")
      .replace(/\[recipe:([^\]\n]{0,300})\]/gi, "$1"),
  );
}
