import type { Document, Element } from "domhandler";
import { extractText } from "../html/html-to-text";
import { isElement, walkElements } from "../html/parse-html";
import type { Node } from "../json-ld/node-values";
import { MAX_DEPTH, MAX_LINES, MAX_RECIPES } from "../reading-limits";
import type { AnnotationSyntax } from "./annotation-syntaxes";
import { createRereadingLimit } from "./rereading-limit";

export function readAnnotatedItems(page: Document, syntax: AnnotationSyntax): Node[] {
  const items: Node[] = [];
  let mayRead: MayRead | undefined;
  for (const element of walkElements(page)) {
    if (!syntax.readTypes(element)?.some((type) => /(?:^|[/:#])recipe$/i.test(type))) continue;
    mayRead ??= createRereadingLimit(page);
    items.push(readItem(element, { syntax, mayRead }, 0));
    if (items.length === MAX_RECIPES) break;
  }
  return items;
}

type MayRead = ReturnType<typeof createRereadingLimit>;

interface Reading {
  syntax: AnnotationSyntax;
  mayRead: MayRead;
}

function readItem(top: Element, reading: Reading, depth: number): Node {
  const { syntax } = reading;
  const item: Record<string, unknown[]> = Object.create(null);
  item["@type"] = depth === 0 ? ["Recipe"] : (syntax.readTypes(top) ?? []);
  const waiting = [...top.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    const isItem = syntax.readTypes(node) !== undefined;
    const names = isItem ? syntax.readNames(node) : ownNames(node, syntax);
    const isRead = isItem && depth < MAX_DEPTH && names.length > 0;
    addValues(item, names, node, reading, isRead ? readItem(node, reading, depth + 1) : undefined);
    if (!isItem) for (const child of [...node.children].reverse()) waiting.push(child);
  }
  return item;
}

function ownNames(element: Element, syntax: AnnotationSyntax): string[] {
  return syntax.readNames(element).filter((name) => !containsProperty(element, name, syntax));
}

function addValues(
  item: Record<string, unknown[]>,
  names: string[],
  element: Element,
  reading: Reading,
  inner: Node | undefined,
): void {
  for (const name of names) {
    item[name] ??= [];
    const values = item[name];
    if (values.length < MAX_LINES) values.push(inner ?? elementValue(element, name, reading));
  }
}

function containsProperty(element: Element, name: string, syntax: AnnotationSyntax): boolean {
  if (element.children.length === 0 || !READ_BY_LINES.has(name)) return false;
  for (const each of walkElements(element)) if (syntax.readNames(each).includes(name)) return true;
  return false;
}

const READ_BY_LINES = new Set(["recipeIngredient", "ingredients", "recipeInstructions"]);
const ADDRESSES = new Set(["image", "photo", "url", "thumbnailUrl", "mainEntityOfPage"]);
const LAZY_SOURCES = ["data-src", "data-lazy-src", "data-original", "src", "href", "content"];

function elementValue(element: Element, name: string, { syntax, mayRead }: Reading): string {
  const { attribs } = element;
  if (ADDRESSES.has(name)) return addressBy(element, mayRead);
  if (element.name === "time" && attribs.datetime) return attribs.datetime;
  if (attribs.content && (element.name === "meta" || !READ_BY_LINES.has(name)))
    return attribs.content;
  if (element.name === "data" && attribs.value) return attribs.value;
  if (!mayRead(element)) return "";
  if (name === "description") return aboveLines(element, syntax);
  const hidden = [...walkElements(element)].find((each) =>
    /\bvalue-title\b/.test(each.attribs.class ?? ""),
  );
  return hidden?.attribs.title ?? extractText(element);
}

function aboveLines(element: Element, syntax: AnnotationSyntax): string {
  const texts: string[] = [];
  for (const child of element.children) {
    if (isElement(child) && holdsLines(child, syntax)) return texts.filter(Boolean).join("\n");
    texts.push(extractText(child));
  }
  return extractText(element);
}

function holdsLines(element: Element, syntax: AnnotationSyntax): boolean {
  let looked = 0;
  for (const each of walkElements(element)) {
    if (syntax.readNames(each).some((name) => READ_BY_LINES.has(name))) return true;
    if (++looked > MAX_INSIDE) break;
  }
  return false;
}

const MAX_INSIDE = 1_000;

/** Prefers the source of a lazy-loaded image; for a figure, that of its first image. */
function addressBy(element: Element, mayRead: MayRead): string {
  const own = LAZY_SOURCES.map((name) => element.attribs[name]).find(
    (text) => text && !/^data:/.test(text),
  );
  if (own) return own;
  if (!mayRead(element)) return "";
  for (const each of walkElements(element))
    if (each.name === "img") return addressBy(each, mayRead);
  return "";
}
