import type { Document } from "domhandler";
import type { ParsedRecipe } from "../../parsed-recipe";
import { listsByClassName } from "../outline/lists-by-class-name";
import { listsByShape } from "../outline/lists-by-shape";
import { recipeOutline } from "../outline/page-outline";
import type { PageHead } from "../page-head";
import { readPlainText } from "../text/read-plain-text";
import { withoutPageTail } from "./method-choice";

/** What a page shows: under its headings, in lists that their classes name, in lists by their shape. */
export function visibleTellings(
  page: Document,
  lines: string[],
  { title, description }: PageHead,
  known = "",
): ParsedRecipe[][] {
  const texts = [recipeOutline(lines, known), listsByClassName(page), listsByShape(lines)];
  return texts.map((text) => {
    const isNamed = text.startsWith("# ") || !title;
    return readPlainText(text, { isHeaded: true }).map((recipe) => ({
      ...recipe,
      title: isNamed ? recipe.title : title,
      description,
      steps: withoutPageTail(recipe.steps, recipe.ingredients.map(String)),
    }));
  });
}
