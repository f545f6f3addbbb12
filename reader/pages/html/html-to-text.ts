import type { AnyNode, Element, ParentNode } from "domhandler";
import { MAX_TEXT } from "../reading-limits";
import { boundaryBefore, spaceBoundaries } from "./element-boundaries";
import { isElement, parseHtml } from "./parse-html";

/** Tags take space: read this many times the text limit. */
const MARKUP_SHARE = 5;
const MAX_PASSES = 5;

const BLOCKS = new Set(
  "address article aside blockquote br dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const CELLS = new Set(["td", "th"]);
const UNREAD = new Set(
  "button canvas figcaption head iframe math noscript object script style svg template textarea title video".split(
    " ",
  ),
);
const CAPTION =
  /^(?:(?:wp|image|img|photo|picture|pic|figure|gallery|media|video|slide|blocks?-gallery-item)[-_]*)*(?:caption|credits?)(?:[-_]*(?:text|dd|container|wrapper))?$|^ad(?:vert(?:isement|ising)?|[-_]?(?:slot|container|wrapper|unit|banner|label))$|^adsbygoogle$/i;

function isCaption(classes: string): boolean {
  return classes
    .slice(0, MAX_CLASSES)
    .split(/[\s]+/)
    .some((name) =>
      CAPTION.test(name.replace(/^[a-z]+(?:__|--)(?=[a-z-]*(?:caption|credit))/i, "")),
    );
}

const MAX_CLASSES = 500;

const BLOCK_TAG = new RegExp(`</?(?:${[...BLOCKS].join("|")})[\\s/>]`, "i");
const MARKED = /<[a-z/!?]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});|&nbsp/i;
const TAG = /<\/?[a-z!][^<>]*>/gi;

export function htmlToText(html: string): string {
  let text = html.slice(0, MARKUP_SHARE * MAX_TEXT);
  for (let pass = 0; pass < MAX_PASSES && MARKED.test(text); pass++) {
    const lines = BLOCK_TAG.test(text) ? text.replace(/\s+/g, " ") : text;
    text = collectText(parseHtml(escapeOpenTag(lines)).children);
  }
  return tidyText(text.replace(TAG, ""), MAX_TEXT);
}

export function extractText(node: AnyNode, most = MAX_TEXT): string {
  return tidyText(collectText([node], MARKUP_SHARE * most), most);
}

function tidyText(text: string, most: number): string {
  return text
    .slice(0, MARKUP_SHARE * most)
    .replace(/\\r\\n|\\n|\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(UNSEEN, "")
    .replace(MISREAD, "")
    .split("\n")
    .map((line) => line.replace(/[\s\u00a0]+/g, " ").trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, most)
    .trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g;

/** UTF-8 misread as Latin-1: "Â½", "180Â°". */
const MISREAD = /Â(?=[\s\u00a0-\u00bf])/g;

/** A "<" without a later ">" opens no tag; a parser would drop everything after it. */
function escapeOpenTag(text: string): string {
  const end = text.lastIndexOf(">") + 1;
  return text.slice(0, end) + text.slice(end).replaceAll("<", "&lt;");
}

/** With `most`, stops after about that many characters and collapses white space. */
function collectText(nodes: AnyNode[], most?: number): string {
  const parts: string[] = [];
  const waiting: (AnyNode | string)[] = [...nodes].reverse();
  let left = most ?? Number.POSITIVE_INFINITY;
  for (let next = waiting.pop(); next !== undefined && left > 0; next = waiting.pop()) {
    if (typeof next === "string") parts.push(next);
    else if (next.type === "text") {
      const text =
        most === undefined ? next.data : next.data.slice(0, 2 * left).replace(/\s+/g, " ");
      parts.push(text);
      left -= text.length;
    } else if ("children" in next) enter(next, parts, waiting);
  }
  return spaceBoundaries(parts.join(""));
}

function enter(node: ParentNode, parts: string[], waiting: (AnyNode | string)[]): void {
  if (isElement(node)) {
    if (isUnread(node)) return;
    const edge = getSeparator(node.name);
    parts.push(edge || boundaryBefore(node));
    if (edge) waiting.push(edge);
  }
  for (const child of [...node.children].reverse()) waiting.push(child);
}

function isUnread({ name, attribs }: Element): boolean {
  if (attribs.class && isCaption(attribs.class)) return true;
  return name === "option" ? attribs.selected === undefined : UNREAD.has(name);
}

function getSeparator(name: string): string {
  if (BLOCKS.has(name)) return "\n";
  return CELLS.has(name) ? " " : "";
}
