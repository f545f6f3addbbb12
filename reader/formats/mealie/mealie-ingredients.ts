import { markedHeading } from "../../marked-heading";
import { ingredientLineText } from "../ingredient-line-text";
import { isJsonObject, type JsonObject, jsonNumber, jsonText } from "../untyped-json";

export type NamedThing = JsonObject | string | null;

/** An ingredient that Mealie never took apart has all its words in the note, and a quantity of 1. */
export function mealieLines(
  line: unknown,
  isWhole: boolean,
  unit: NamedThing = namedIn(line, "unit"),
  food: NamedThing = namedIn(line, "food") ?? namedIn(line, "referencedRecipe"),
): string[] {
  if (!isJsonObject(line)) return [jsonText(line)].filter(Boolean);
  const note = jsonText(line.note);
  const original = jsonText(line.originalText ?? line.original_text);
  const quantity = jsonNumber(line.quantity);
  const name = nameOf(food, quantity);
  const isUnsaid = quantity === null || quantity === 0 || quantity === 1;
  const isTyped = name === "" && (isWhole || (unit === null && isUnsaid));
  const written = isTyped
    ? note
    : ingredientLineText({ quantity, unit: nameOf(unit, quantity), name, note });
  const told = [written, original, jsonText(line.display)].find((text) => /\p{L}/u.test(text));
  return [markedHeading(jsonText(line.title)), told ?? ""].filter(Boolean);
}

function namedIn(line: unknown, key: string): NamedThing {
  const value = isJsonObject(line) ? line[key] : null;
  return isJsonObject(value) || (typeof value === "string" && value.trim() !== "") ? value : null;
}

function nameOf(named: NamedThing, quantity: number | null): string {
  if (!isJsonObject(named)) return jsonText(named);
  const plural = (quantity ?? 0) > 1 ? jsonText(named.pluralName ?? named.plural_name) : "";
  return plural || jsonText(named.name);
}
