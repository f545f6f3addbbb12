import type { FoundRecipe } from "../found";
import { saysSomething } from "../pages/merging";
import { recipesIn } from "../pages/schema";
import type { Format, Place, ReadFile } from "./found-entry";
import { isJson, type Json, listOf } from "./loose";
import { isMealie, readMealie } from "./mealie";
import { isMealieDatabase, readMealieDatabase } from "./mealie-database";
import { isPaprika, readPaprika } from "./paprika";
import { pictureBeside } from "./picture-beside";
import { isPopote, readPopote } from "./popote";
import { isTandoor, readTandoor } from "./tandoor";

interface Shape {
  format: Format;
  is(json: Json): boolean;
  /** Undefined where the program would not have written it so. */
  read(json: Json, place: Place): FoundRecipe | undefined;
}

/** How programs write one recipe, each known by what no other writes. */
const SHAPES: Shape[] = [
  { format: "POPOTE", is: isPopote, read: readPopote },
  { format: "MEALIE", is: isMealie, read: readMealie },
  { format: "TANDOOR", is: isTandoor, read: readTandoor },
  { format: "PAPRIKA", is: isPaprika, read: readPaprika },
];

/** The recipes of parsed JSON; undefined where it is about something else. */
export function readJson(json: unknown, place: Place): ReadFile | undefined {
  if (Array.isArray(json)) return readList(json, place);
  if (!isJson(json)) return undefined;
  if (isMealieDatabase(json)) {
    return { format: "MEALIE", recipes: readMealieDatabase(json, place) };
  }
  const long = [json.recipes, json["@graph"], json.itemListElement].find(isLong);
  return long ? readList(long, place) : readObject(json, place);
}

function readObject(json: Json, place: Place): ReadFile | undefined {
  const shape = SHAPES.find(({ is }) => is(json));
  if (shape) return { format: shape.format, recipes: [shape.read(json, place) ?? "notARecipe"] };
  const recipes = recipesIn(json, null).filter(saysSomething);
  if (recipes.length === 0) return undefined;
  const picture = recipes.length === 1 ? pictureBeside(place) : null;
  return {
    format: NEXTCLOUD.test(place.name) ? "NEXTCLOUD" : "JSON_LD",
    recipes: recipes.map((recipe) => ({ ...recipe, picture: picture ?? recipe.picture })),
  };
}

/** Nextcloud Cookbook writes schema.org's recipes, each in a folder of its own. */
const NEXTCLOUD = /(^|\/)recipe\.json$/i;

/** A list of whole recipes, and longer than what points to parts of itself, as a page's does. */
function isLong(value: unknown): value is unknown[] {
  return listOf(value).filter(isJson).length > MOST_ON_A_PAGE;
}

const MOST_ON_A_PAGE = 20;

/** The format is that of the first recipe; no picture stands beside one of many. */
function readList(list: unknown[], place: Place): ReadFile | undefined {
  const read = (each: unknown) => {
    const item = isJson(each) && isJson(each.item) ? each.item : each;
    return isJson(item) ? readObject(item, { ...place, name: "" }) : undefined;
  };
  const first = list.findIndex((each) => read(each) !== undefined);
  const format = read(list[first])?.format;
  return format && { format, recipes: recipesFrom(list.slice(first), read) };
}

function* recipesFrom(list: unknown[], read: (each: unknown) => ReadFile | undefined) {
  for (const each of list) yield* read(each)?.recipes ?? [];
}
