import { MAX_IMAGE_BYTES } from "#domain/picture";
import { withCategory } from "../../pages/json-ld/category-names";
import { cookingTimes } from "../../pages/json-ld/cooking-times";
import { webAddress } from "../../pages/json-ld/picture-address";
import { CAPITALS, withColon } from "../../pages/text/ingredient-lines";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedPicture, ParsedRecipe } from "../../parsed-recipe";
import { splitMethod } from "../method-text";
import type { FileContext } from "../parsed-file";
import { headedMarkdown, oneLine } from "../plain-markdown";
import { type JsonObject, jsonList, jsonObjects, jsonText } from "../untyped-json";

export function isPaprika(json: JsonObject): boolean {
  return (
    typeof json.name === "string" &&
    [json.ingredients, json.directions].every((text) => typeof text === "string" || text === null)
  );
}

/** A recipe of Paprika (https://www.paprikaapp.com): texts of lines, its photo inside of it. */
export function readPaprika(json: JsonObject, place: FileContext): ParsedRecipe {
  const { steps, tips } = directionsOf(withColons(plainPaprika(json.directions)));
  const recipe: ParsedRecipe = {
    title: oneLine(jsonText(json.name)),
    description: plainPaprika(json.description),
    source: jsonText(json.source_url) || jsonText(json.source),
    language: null,
    yield: oneLine(jsonText(json.servings)),
    ...cookingTimes({
      prepTime: jsonText(json.prep_time),
      cookTime: jsonText(json.cook_time),
      totalTime: jsonText(json.total_time),
    }),
    cookingTemperature: null,
    category: null,
    ingredients: plainPaprika(json.ingredients).split("\n").filter(Boolean).map(withColon),
    steps,
    tips: [...tips, ...notesIn(json.notes)],
    picture: pictureOf(json, place),
  };
  return withCategory(recipe, jsonList(json.categories).map(jsonText), null);
}

/** "FOR THE SAUCE" on a line of its own, above what is to be done. */
function withColons(text: string): string {
  const lines = text.split("\n");
  const isSentence = (line: string) => /\p{Ll}/u.test(line);
  return lines
    .map((line, at) => {
      const next = lines[at + 1] || lines[at + 2] || "";
      return CAPITALS.test(line) && isSentence(next) ? `${line}:` : line;
    })
    .join("\n");
}

function directionsOf(text: string): { steps: string[]; tips: string[] } {
  const read = splitMethod(text);
  return read.steps.length > 0 ? read : { steps: splitSteps(text), tips: [] };
}

export function paprikaPhoto(json: JsonObject): Buffer | undefined {
  const photo = photoIn(json);
  return photo === "" ? undefined : Buffer.from(photo, "base64");
}

function pictureOf(json: JsonObject, { name }: FileContext): ParsedPicture | null {
  if (name !== "" && photoIn(json) !== "") return { kind: "entry", name };
  const address = webAddress(jsonText(json.image_url), null);
  return address ? { kind: "address", address } : null;
}

function photoIn(json: JsonObject): string {
  const photos = jsonObjects(json.photos);
  const large = jsonText(json.photo_large);
  const whole = photos.filter(({ filename }) => large !== "" && jsonText(filename) === large);
  return (
    [...whole, { data: json.photo_data }, ...photos]
      .map(({ data }) => jsonText(data))
      .find((photo) => photo !== "" && photo.length <= MAX_PHOTO_LETTERS) ?? ""
  );
}

/** Four letters for three bytes. */
const MAX_PHOTO_LETTERS = (MAX_IMAGE_BYTES / 3) * 4 + 4;

function notesIn(value: unknown): string[] {
  const text = linesIn(value);
  const paragraphs = text.split(/\n[^\S\n]*\n/);
  return (paragraphs.length > 1 ? paragraphs : text.split("\n")).map(plainPaprika).filter(Boolean);
}

/** Paprika marks like Markdown, and points to photos and other recipes: "[recipe:Pesto]". */
function plainPaprika(value: unknown): string {
  return headedMarkdown(
    linesIn(value)
      .replace(/\[photo:[^\]\n]{0,300}\]/gi, "")
      .replace(/\[recipe:([^\]\n]{0,300})\]/gi, "$1"),
  );
}

function linesIn(value: unknown): string {
  return jsonText(value).replace(/\r\n?/g, "\n");
}
