import type { UnreadableReason } from "../archive/archive-error";
import { OWN_INGREDIENTS } from "../pages/json-ld/own-recipe";
import { readSchemaRecipes } from "../pages/json-ld/schema-recipe";
import { hasContent } from "../pages/merge-recipes";
import type { ParsedPhoto, ParsedRecipe } from "../parsed-recipe";
import { replaceCover } from "../photos";
import { findPhotoBeside, findReferencedImage } from "./image-beside";
import { isKitchenOwl, readKitchenOwl } from "./kitchenowl";
import { isMealieDatabase, readMealieDatabase } from "./mealie/mealie-database";
import { isMealie, readMealie } from "./mealie/mealie-recipe";
import { hasNamedFields, readLabelledFields, readNamedFields } from "./named-fields";
import { isNextcloud, readNextcloud } from "./nextcloud";
import { isPaprika, readPaprika } from "./paprika/paprika-recipe";
import type { FileContext, Format, ParsedFile } from "./parsed-file";
import { isPopote, readPopote } from "./popote";
import { isTandoor, readTandoor } from "./tandoor";
import { isJsonObject, type JsonObject, jsonList, jsonObjects, jsonText } from "./untyped-json";

interface ProgramFormat {
  format: Format;
  is(json: JsonObject, context: FileContext): boolean;
  read(json: JsonObject, context: FileContext): ParsedRecipe | undefined;
}

const PROGRAM_FORMATS: ProgramFormat[] = [
  { format: "POPOTE", is: isPopote, read: readPopote },
  { format: "MEALIE", is: isMealie, read: readMealie },
  { format: "TANDOOR", is: isTandoor, read: readTandoor },
  { format: "KITCHENOWL", is: isKitchenOwl, read: readKitchenOwl },
  { format: "PAPRIKA", is: isPaprika, read: readPaprika },
  { format: "NEXTCLOUD", is: isNextcloud, read: readNextcloud },
  { format: "JSON_LD", is: isRecipeSage, read: readLabelledFields },
];

/** RecipeSage writes section names in brackets into its JSON-LD, as ingredients or steps. */
function isRecipeSage(json: JsonObject): boolean {
  if (OWN_INGREDIENTS in json) return false;
  const isOfIt = "creditText" in json && "comment" in json;
  return isOfIt || jsonList(json.recipeIngredient).some((line) => /^\[.+\]$/.test(jsonText(line)));
}

type JsonFile = ParsedFile & { recipes: Iterable<ParsedRecipe | UnreadableReason> };

export function readJson(json: unknown, context: FileContext): JsonFile | undefined {
  if (Array.isArray(json)) return readList(json, context);
  if (!isJsonObject(json)) return undefined;
  if (isMealieDatabase(json)) {
    return { format: "MEALIE", recipes: readMealieDatabase(json, context) };
  }
  const list = [json.recipes, json.items, json["@graph"], json.itemListElement].find((each) =>
    isRecipeList(each, context),
  );
  if (list) return readList(list, context);
  const own = readObject(json, context);
  const values = Object.values(json);
  const isByTitle = own === undefined && jsonObjects(values).some(hasNamedFields);
  return isByTitle ? readList(values, context) : own;
}

function readObject(json: JsonObject, context: FileContext): JsonFile | undefined {
  const shape = PROGRAM_FORMATS.find(({ is }) => is(json, context));
  if (shape) return { format: shape.format, recipes: [shape.read(json, context) ?? "notARecipe"] };
  const findFile = (named: string) => findReferencedImage(named, context);
  const recipes = readSchemaRecipes(json, null, null, findFile).filter(hasContent);
  const [beside] = recipes.length === 1 ? findPhotoBeside(context) : [];
  if (recipes.length > 0)
    return { format: "JSON_LD", recipes: recipes.map((recipe) => withBeside(recipe, beside)) };
  if (!hasNamedFields(json)) return undefined;
  return { format: "NAMED_FIELDS", recipes: [readNamedFields(json, context)] };
}

/** A file's own name for its image is as good as an image beside it; an address is not. */
function withBeside(recipe: ParsedRecipe, beside: ParsedPhoto | undefined): ParsedRecipe {
  const isNamed = recipe.photos[0]?.kind === "entry";
  return isNamed ? recipe : { ...recipe, photos: replaceCover(recipe.photos, beside) };
}

function isRecipeList(value: unknown, context: FileContext): value is unknown[] {
  const items = jsonObjects(value);
  const isKnown = (json: JsonObject) =>
    hasNamedFields(json) || PROGRAM_FORMATS.some(({ is }) => is(json, { ...context, name: "" }));
  return items.length > MOST_ON_A_PAGE || items.slice(0, 1).some(isKnown);
}

const MOST_ON_A_PAGE = 20;

function readList(list: unknown[], context: FileContext): JsonFile | undefined {
  const read = (each: unknown) => {
    const item = isJsonObject(each) && isJsonObject(each.item) ? each.item : each;
    return isJsonObject(item) ? readObject(item, { ...context, name: "" }) : undefined;
  };
  const first = list.findIndex((each) => read(each) !== undefined);
  const format = read(list[first])?.format;
  return format && { format, recipes: recipesFrom(list.slice(first), read) };
}

function* recipesFrom(list: unknown[], read: (each: unknown) => JsonFile | undefined) {
  for (const each of list) yield* read(each)?.recipes ?? [];
}
