import type { FoundRecipe } from "../found";
import type { Format, Place, ReadFile } from "./found-entry";
import { isJson, type Json } from "./loose";
import { isPopote, readPopote } from "./popote";

interface Shape {
  format: Format;
  is(json: Json): boolean;
  /** Undefined where the program would not have written it so. */
  read(json: Json, place: Place): FoundRecipe | undefined;
}

/** How programs write one recipe, each known by what no other writes. */
const SHAPES: Shape[] = [{ format: "POPOTE", is: isPopote, read: readPopote }];

/** The recipes of parsed JSON; undefined where it is about something else. */
export function readJson(json: unknown, place: Place): ReadFile | undefined {
  if (Array.isArray(json)) return readList(json, place);
  return isJson(json) ? readObject(json, place) : undefined;
}

function readObject(json: Json, place: Place): ReadFile | undefined {
  const shape = SHAPES.find(({ is }) => is(json));
  return shape && { format: shape.format, recipes: [shape.read(json, place) ?? "notARecipe"] };
}

/** The format is that of the first recipe; no picture stands beside one of many. */
function readList(list: unknown[], { has }: Place): ReadFile | undefined {
  const read = (each: unknown) => (isJson(each) ? readObject(each, { name: "", has }) : undefined);
  const first = list.findIndex((each) => read(each) !== undefined);
  const format = read(list[first])?.format;
  return format && { format, recipes: recipesFrom(list.slice(first), read) };
}

function* recipesFrom(list: unknown[], read: (each: unknown) => ReadFile | undefined) {
  for (const each of list) yield* read(each)?.recipes ?? [];
}
