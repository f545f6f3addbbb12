import type { Document, Element } from "domhandler";
import { isElement } from "../html/parse-html";
import type { AnnotationSyntax } from "./microdata-rdfa-microformats";

/** Finds a recipe whose properties stand in no item of type Recipe: around its steps, if it has ingredients. */
export function openUntypedItems(
  page: Document,
  syntax: AnnotationSyntax,
): { note(element: Element): void; top(): Document | Element | undefined } {
  let hasIngredients = false;
  let steps: Element | undefined;
  return {
    note(element) {
      for (const name of syntax.namesOf(element)) {
        if (name === "recipeIngredient" || name === "ingredients") hasIngredients = true;
        if (name === "recipeInstructions") steps ??= element;
      }
    },
    top: () => (steps && hasIngredients ? thingAround(steps, page, syntax) : undefined),
  };
}

function thingAround(
  element: Element,
  page: Document,
  syntax: AnnotationSyntax,
): Document | Element {
  for (let above = element.parent; above && isElement(above); above = above.parent) {
    if (syntax.typesOf(above) !== undefined) return above;
  }
  return page;
}
