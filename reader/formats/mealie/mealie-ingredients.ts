import { markHeading } from "../../marked-heading";
import { formatIngredientLine } from "../ingredient-line-text";
import { isJsonObject, jsonName, jsonNumber, jsonText } from "../untyped-json";

/** Mealie stores an ingredient that it did not parse in the note, with a quantity of 1. */
export function readMealieLines(line: unknown, isWhole: boolean): string[] {
  if (!isJsonObject(line)) return [jsonText(line)].filter(Boolean);
  const note = jsonText(line.note);
  const original = jsonText(line.originalText ?? line.original_text);
  const quantity = jsonNumber(line.quantity);
  const isPlural = (quantity ?? 0) > 1;
  const name = jsonName(line.food, isPlural) || jsonName(line.referencedRecipe, isPlural);
  const unit = jsonName(line.unit, isPlural);
  const isUnsaid = quantity === null || quantity === 0 || quantity === 1;
  const isTyped = name === "" && (isWhole || (unit === "" && isUnsaid));
  const written = isTyped ? note : formatIngredientLine({ quantity, unit, name, note });
  const told = [written, original, jsonText(line.display)].find((text) => /\p{L}/u.test(text));
  return [markHeading(jsonText(line.title)), told ?? ""].filter(Boolean);
}
