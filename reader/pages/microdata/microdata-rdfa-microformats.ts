import type { Element } from "domhandler";
import { rowsOf } from "../../word-table";
import table from "../words/class-properties.tsv?raw";

export interface AnnotationSyntax {
  typesOf(element: Element): string[] | undefined;
  namesOf(element: Element): string[];
}

const microdata: AnnotationSyntax = {
  typesOf: ({ attribs }) =>
    attribs.itemscope === undefined && !attribs.itemtype ? undefined : wordsOf(attribs.itemtype),
  namesOf: ({ attribs }) => wordsOf(attribs.itemprop).map(bare),
};

const rdfa: AnnotationSyntax = {
  typesOf: ({ attribs }) => (attribs.typeof === undefined ? undefined : wordsOf(attribs.typeof)),
  namesOf: ({ attribs }) => [
    ...wordsOf(attribs.property).map(bare),
    ...wordsOf(attribs.rel).flatMap((name) => (RELATION.test(name) ? bare(name) : [])),
  ],
};
const RELATION = /^(?:v|schema):(?:ingredients?|image|photo|instructions)$/;

/** The classes of the h-recipe and hRecipe microformats, and of the cards that plugins print. */
const CLASSES = new Map(rowsOf(table).map(([name, property]) => [name, property]));
const CARDS = /^(?:h-?recipe|wprm-recipe-container|tasty-recipes|mv-create-card)$/;

const classes: AnnotationSyntax = {
  typesOf: (element) =>
    classesOf(element).some((name) => CARDS.test(name)) ? ["Recipe"] : undefined,
  namesOf: (element) =>
    classesOf(element).flatMap((name) =>
      isLinkIn(element, name) ? [] : (CLASSES.get(name) ?? []),
    ),
};

function isLinkIn(element: Element, name: string): boolean {
  return name === "ingredient" && element.name === "a";
}

/** The ways to write a recipe into a page's elements, the most exact first. */
export const ANNOTATION_SYNTAXES: AnnotationSyntax[] = [microdata, rdfa, classes];

function classesOf({ attribs }: Element): string[] {
  return wordsOf(attribs.class);
}

const MAX_WORDS = 50;

function wordsOf(text: string | undefined): string[] {
  if (!text) return [];
  return text.slice(0, 2_000).split(/\s+/, MAX_WORDS).filter(Boolean);
}

/** "schema:name" and "http://schema.org/name" are name. */
function bare(name: string): string {
  return name.replace(/^.*[/:#]/, "");
}
