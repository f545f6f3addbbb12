import { headingLine, writtenLine } from "../ingredient-line-text";
import { isJson, type Json, numberOf, textOf } from "../untyped-json";

/** What a line is measured in or made of: an object with a name, or in older versions a text. */
export type Named = Json | string | null;

/**
 * The lines of one of Mealie's ingredients, with its section's title in front, none for one without a
 * word. An ingredient that Mealie never took apart has all its words in the note, and a quantity of 1
 * that means nothing.
 */
export function mealieLines(
  line: unknown,
  isWhole: boolean,
  unit: Named = namedIn(line, "unit"),
  food: Named = namedIn(line, "food") ?? namedIn(line, "referencedRecipe"),
): string[] {
  if (!isJson(line)) return [textOf(line)].filter(Boolean);
  const note = textOf(line.note);
  const original = textOf(line.originalText ?? line.original_text);
  const quantity = numberOf(line.quantity);
  const name = nameOf(food, quantity);
  const isUnsaid = quantity === null || quantity === 0 || quantity === 1;
  const isTyped = name === "" && (isWhole || (unit === null && isUnsaid));
  const written = isTyped
    ? note
    : writtenLine({ quantity, unit: nameOf(unit, quantity), name, note });
  const told = [written, original, textOf(line.display)].find((text) => /\p{L}/u.test(text));
  return [headingLine(textOf(line.title)), told ?? ""].filter(Boolean);
}

function namedIn(line: unknown, key: string): Named {
  const value = isJson(line) ? line[key] : null;
  return isJson(value) || (typeof value === "string" && value.trim() !== "") ? value : null;
}

function nameOf(named: Named, quantity: number | null): string {
  if (!isJson(named)) return textOf(named);
  const plural = (quantity ?? 0) > 1 ? textOf(named.pluralName ?? named.plural_name) : "";
  return plural || textOf(named.name);
}
