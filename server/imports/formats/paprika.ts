import { MAX_IMAGE_BYTES } from "../../images/process";
import type { FoundPicture, FoundRecipe } from "../found";
import { categoryOf } from "../pages/categories";
import { webAddress } from "../pages/picture-address";
import { splitSteps } from "../pages/split-steps";
import { cookingTimes } from "../pages/times";
import type { Place } from "./found-entry";
import { type Json, listOf, objectsOf, textOf } from "./loose";
import { oneLine, plainMarkdown } from "./plain-markdown";

/** Whether this is what a .paprikarecipe holds. */
export function isPaprika(json: Json): boolean {
  return (
    typeof json.name === "string" &&
    typeof json.ingredients === "string" &&
    typeof json.directions === "string"
  );
}

/** A recipe of Paprika (https://www.paprikaapp.com): texts of lines, its photo inside of it. */
export function readPaprika(json: Json, place: Place): FoundRecipe {
  return {
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
    category: categoryOf(listOf(json.categories).map(textOf), null, null),
    ingredients: plainPaprika(json.ingredients).split("\n").filter(Boolean),
    steps: splitSteps(plainPaprika(json.directions)),
    tips: plainPaprika(json.notes).split("\n").filter(Boolean),
    picture: pictureOf(json, place),
  };
}

/** The photo inside of a recipe; undefined where there is none or it is too large. */
export function paprikaPhoto(json: Json): Buffer | undefined {
  const photo = photoIn(json);
  // Four letters for three bytes.
  if (photo === "" || photo.length > (MAX_IMAGE_BYTES / 3) * 4 + 4) return undefined;
  return Buffer.from(photo, "base64");
}

function pictureOf(json: Json, { name }: Place): FoundPicture | null {
  if (name !== "" && photoIn(json) !== "") return { kind: "entry", name };
  const address = webAddress(textOf(json.image_url), null);
  return address ? { kind: "address", address } : null;
}

function photoIn(json: Json): string {
  const photos = objectsOf(json.photos).map(({ data }) => data);
  return [json.photo_data, ...photos].map(textOf).find(Boolean) ?? "";
}

/** Paprika marks like Markdown, and points to photos and other recipes: "[recipe:Pesto]". */
function plainPaprika(value: unknown): string {
  return plainMarkdown(
    textOf(value)
      .replace(/\[photo:[^\]\n]{0,300}\]/gi, "")
      .replace(/\[recipe:([^\]\n]{0,300})\]/gi, "$1"),
  );
}
