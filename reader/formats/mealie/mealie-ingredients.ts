import { markedHeading } from "../../marked-heading";
import { ingredientLineText } from "../ingredient-line-text";
import { isJsonObject, jsonNumber, jsonText } from "../untyped-json";

/** An ingredient that Mealie never took apart has all its words in the note, and a quantity of 1. */
export function mealieLines(line: unknown, isWhole: boolean): string[] {
  if (!isJsonObject(line)) return [jsonText(line)].filter(Boolean);
  const note = jsonText(line.note);
  const original = jsonText(line.originalText ?? line.original_text);
  const quantity = jsonNumber(line.quantity);
  const name = nameOf(line.food, quantity) || nameOf(line.referencedRecipe, quantity);
  const unit = nameOf(line.unit, quantity);
  const isUnsaid = quantity === null || quantity === 0 || quantity === 1;
  const isTyped = name === "" && (isWhole || (unit === "" && isUnsaid));
  const written = isTyped ? note : ingredientLineText({ quantity, unit, name, note });
  const told = [written, original, jsonText(line.display)].find((text) => /\p{L}/u.test(text));
  return [markedHeading(jsonText(line.title)), told ?? ""].filter(Boolean);
}

function nameOf(named: unknown, quantity: number | null): string {
  if (!isJsonObject(named)) return jsonText(named);
  const plural = (quantity ?? 0) > 1 ? jsonText(named.pluralName ?? named.plural_name) : "";
  return plural || jsonText(named.name);
}
