import type { Element } from "domhandler";
import { parseTable } from "#domain/text/table";
import table from "./class-properties.tsv?raw";

export interface AnnotationSyntax {
  readTypes(element: Element): string[] | undefined;
  readNames(element: Element): string[];
}

const microdata: AnnotationSyntax = {
  readTypes: ({ attribs }) =>
    attribs.itemscope === undefined && !attribs.itemtype ? undefined : splitWords(attribs.itemtype),
  readNames: ({ attribs }) => splitWords(attribs.itemprop).map(stripPrefix),
};

const rdfa: AnnotationSyntax = {
  readTypes: ({ attribs }) =>
    attribs.typeof === undefined ? undefined : splitWords(attribs.typeof),
  readNames: ({ attribs }) => [
    ...splitWords(attribs.property).map(stripPrefix),
    ...splitWords(attribs.rel).flatMap((name) => (RELATION.test(name) ? stripPrefix(name) : [])),
  ],
};
const RELATION = /^(?:v|schema):(?:ingredients?|image|photo|instructions)$/;

/** Classes of the h-recipe and hRecipe microformats, and of plugins' recipe cards. */
const CLASSES = new Map(parseTable(table).map(([name, property]) => [name, property]));
const CARDS = /^(?:h-?recipe|wprm-recipe-container|tasty-recipes|mv-create-card)$/;

const classes: AnnotationSyntax = {
  readTypes: (element) =>
    listClasses(element).some((name) => CARDS.test(name)) ? ["Recipe"] : undefined,
  readNames: (element) =>
    listClasses(element).flatMap((name) =>
      isLinkIn(element, name) ? [] : (CLASSES.get(name) ?? []),
    ),
};

function isLinkIn(element: Element, name: string): boolean {
  return name === "ingredient" && element.name === "a";
}

export const ANNOTATION_SYNTAXES: AnnotationSyntax[] = [microdata, rdfa, classes];

function listClasses({ attribs }: Element): string[] {
  return splitWords(attribs.class);
}

const MAX_WORDS = 50;

function splitWords(text: string | undefined): string[] {
  if (!text) return [];
  return text.slice(0, 2_000).split(/\s+/, MAX_WORDS).filter(Boolean);
}

function stripPrefix(name: string): string {
  return name.replace(/^.*[/:#]/, "");
}
