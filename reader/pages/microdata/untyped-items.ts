import type { Document, Element } from "domhandler";
import { isElement } from "../html/parse-html";
import type { AnnotationSyntax } from "./microdata-rdfa-microformats";

/**
 * Notes a page's elements, and tells what properties of a recipe stand in where nothing says that it is
 * one: a thing of another kind, or the page. Undefined where there are not both ingredients and steps.
 */
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
