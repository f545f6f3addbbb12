import { MAX_IMAGE_BYTES } from "#domain/picture";
import { cookingTimes } from "../../pages/json-ld/cooking-times";
import { webAddress } from "../../pages/json-ld/picture-address";
import { splitSteps } from "../../pages/text/split-steps";
import type { ParsedPicture, ParsedRecipe } from "../../parsed-recipe";
import { inCategory } from "../category-in";
import { methodText } from "../method-text";
import type { Place } from "../parsed-file";
import { headedMarkdown, oneLine } from "../plain-markdown";
import { type Json, listOf, objectsOf, textOf } from "../untyped-json";

/** Whether this is what a .paprikarecipe holds. */
export function isPaprika(json: Json): boolean {
  return (
    typeof json.name === "string" &&
    [json.ingredients, json.directions].every((text) => typeof text === "string" || text === null)
  );
}

/** A recipe of Paprika (https://www.paprikaapp.com): texts of lines, its photo inside of it. */
export function readPaprika(json: Json, place: Place): ParsedRecipe {
  const { steps, tips } = directionsOf(plainPaprika(json.directions));
  const recipe: ParsedRecipe = {
    title: oneLine(textOf(json.name)),
    description: plainPaprika(json.description),
    source: textOf(json.source_url) || textOf(json.source),
    language: null,
    yield: oneLine(textOf(json.servings)),
    ...cookingTimes({
      prepTime: textOf(json.prep_time),
      cookTime: textOf(json.cook_time),
      totalTime: textOf(json.total_time),
    }),
    cookingTemperature: null,
    category: null,
    ingredients: plainPaprika(json.ingredients).split("\n").filter(Boolean),
    steps,
    tips: [...tips, ...notesIn(json.notes)],
    picture: pictureOf(json, place),
  };
  return inCategory(recipe, listOf(json.categories).map(textOf), null);
}

/** Where all of them stand under a heading of something else, they are the steps all the same. */
function directionsOf(text: string): { steps: string[]; tips: string[] } {
  const read = methodText(text);
  return read.steps.length > 0 ? read : { steps: splitSteps(text), tips: [] };
}

/** The photo inside of a recipe; undefined where there is none or it is too large. */
export function paprikaPhoto(json: Json): Buffer | undefined {
  const photo = photoIn(json);
  return photo === "" ? undefined : Buffer.from(photo, "base64");
}

function pictureOf(json: Json, { name }: Place): ParsedPicture | null {
  if (name !== "" && photoIn(json) !== "") return { kind: "entry", name };
  const address = webAddress(textOf(json.image_url), null);
  return address ? { kind: "address", address } : null;
}

/** The large one of the recipe's photo, else what its list shows, else the first of all others. */
function photoIn(json: Json): string {
  const photos = objectsOf(json.photos);
  const large = textOf(json.photo_large);
  const whole = photos.filter(({ filename }) => large !== "" && textOf(filename) === large);
  return (
    [...whole, { data: json.photo_data }, ...photos]
      .map(({ data }) => textOf(data))
      .find((photo) => photo !== "" && photo.length <= MAX_PHOTO_LETTERS) ?? ""
  );
}

/** Four letters for three bytes. */
const MAX_PHOTO_LETTERS = (MAX_IMAGE_BYTES / 3) * 4 + 4;

/** By their blank lines, where there are any; else each line is a note. */
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

/** Its apps end lines in one way, in another, and in both. */
function linesIn(value: unknown): string {
  return textOf(value).replace(/\r\n?/g, "\n");
}
