import type { Document } from "domhandler";
import type { ParsedRecipe } from "../../parsed-recipe";
import { findListsByClass } from "../outline/lists-by-class-name";
import { findListsByShape } from "../outline/lists-by-shape";
import { extractOutline } from "../outline/page-outline";
import type { PageHead } from "../page-head";
import { readPlainText } from "../text/read-plain-text";
import { withoutPageTail } from "./method-choice";

export function listVisibleCandidates(
  page: Document,
  lines: string[],
  { title, description }: PageHead,
  known = "",
): ParsedRecipe[][] {
  const texts = [extractOutline(lines, known), findListsByClass(page), findListsByShape(lines)];
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
