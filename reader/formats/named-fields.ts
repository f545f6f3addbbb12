import type { RecipeField } from "#domain/import/import";
import { findCategory } from "../pages/json-ld/category-names";
import type { ParsedPhoto, ParsedRecipe } from "../parsed-recipe";
import { keepCategoriesAsTags } from "../tags";
import { buildRecipe, type FieldTexts } from "./build-recipe";
import { listDistinctData, nameEmbeddedImage } from "./embedded-images";
import { detectField, findField, rankFieldName } from "./field-names";
import { findPhotoBeside, findReferencedPhotos } from "./image-beside";
import { extractTexts } from "./json-texts";
import type { FileContext } from "./parsed-file";
import { isJsonObject, type JsonObject, jsonText } from "./untyped-json";

const MAX_NAMES = 1_000;

export function hasNamedFields(json: JsonObject): boolean {
  const names = Object.keys(json).slice(0, MAX_NAMES);
  const fields = new Set(names.filter((name) => isFull(json[name])).map(findField));
  return (
    fields.has("title") && fields.has("ingredients") && (fields.has("steps") || fields.size > 3)
  );
}

function isFull(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isJsonObject(value) || jsonText(value) !== "";
}

export function readNamedFields(json: JsonObject, context: FileContext): ParsedRecipe {
  return readFields(json, context, MELA.test(context.name) ? keepMelaFolders : (texts) => texts);
}

const MELA = /\.melarecipe$/i;

/** Mela's categories are the cook's own words; those that are none of Popote's are folders. */
function keepMelaFolders(texts: FieldTexts): FieldTexts {
  return { ...texts, folders: texts.category?.filter((word) => !findCategory(word, null, null)) };
}

/** As readNamedFields, of a program whose categories are the cook's own words. */
export function readLabelledFields(json: JsonObject, context: FileContext): ParsedRecipe {
  return readFields(json, context, keepCategoriesAsTags);
}

function readFields(
  json: JsonObject,
  context: FileContext,
  change: (texts: FieldTexts) => FieldTexts,
): ParsedRecipe {
  const texts = change(collectFieldTexts(Object.entries(normalizeCrouton(json))));
  return buildRecipe(texts, { photos: photosIn(json, texts.image, context) });
}

export function collectFieldTexts(facts: Iterable<[name: string, value: unknown]>): FieldTexts {
  const texts: FieldTexts = {};
  for (const [name, value] of [...facts].sort(([a], [b]) => rankFieldName(a) - rankFieldName(b))) {
    const said = findField(name) ? extractTexts(value) : [];
    addTexts(texts, detectField(name, said), said);
  }
  return texts;
}

export function addTexts(texts: FieldTexts, field: RecipeField | null | undefined, said: string[]) {
  if (field && said.length > 0) texts[field] = [...(texts[field] ?? []), ...said];
}

/** Crouton calls the preparation time "duration". */
function normalizeCrouton(json: JsonObject): JsonObject {
  const { duration, ...rest } = json;
  return "cookingDuration" in json ? { ...rest, prepTime: duration } : json;
}

function photosIn(json: JsonObject, named: string[] = [], context: FileContext): ParsedPhoto[] {
  const inside = context.name === "" ? [] : listImageData(json);
  if (inside.length > 0)
    return inside.map((_, at) => ({ kind: "entry", name: nameEmbeddedImage(context.name, at) }));
  const found = findReferencedPhotos(named, context);
  return found.length > 0 ? found : findPhotoBeside(context);
}

const MIN_DATA = 200;
const DATA_ADDRESS = /^data:image\/[\w.+-]{1,20};base64,/;

export function listImageData(json: JsonObject): string[] {
  const named = Object.keys(json).filter((name) => findField(name) === "image");
  const all = named
    .flatMap((name) => extractTexts(json[name]))
    .map((text) => text.replace(DATA_ADDRESS, ""));
  return listDistinctData(
    all.filter((text) => text.length > MIN_DATA && /^[\w+/=\s-]{200}/.test(text)),
  );
}
