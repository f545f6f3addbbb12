import type { ParsedLine, ParsedRecipe } from "../parsed-recipe";
import { parseHeading } from "./text/headings";

export function extractTools(recipe: ParsedRecipe): ParsedRecipe {
  const { ingredients } = recipe;
  const from = ingredients.findIndex(isToolsHeading);
  if (from < 0) return recipe;
  const length = ingredients.slice(from + 1).findIndex(isHeading);
  const to = length < 0 ? ingredients.length : from + 1 + length;
  const names = ingredients.slice(from + 1, to).filter((line) => typeof line === "string");
  const tools = [recipe.tools, ...names].filter(Boolean).join(", ");
  return {
    ...recipe,
    ingredients: [...ingredients.slice(0, from), ...ingredients.slice(to)],
    tools,
  };
}

function isHeading(line: ParsedLine): boolean {
  return typeof line === "string" && line.endsWith(":");
}

function isToolsHeading(line: ParsedLine): boolean {
  return typeof line === "string" && isHeading(line) && parseHeading(line)?.part === "tools";
}
