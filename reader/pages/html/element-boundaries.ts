import type { Element } from "domhandler";
import { isElement } from "./parse-html";

/** Private-use signs mark where only a style sheet parts two elements; they are taken out again. */
const BOUNDARY = "\ue001";
/** Between two that have different classes: <span class="amount">2</span><span class="unit">cups</span>. */
const CLASS_BOUNDARY = "\ue002";
/** Before what is raised: of 1<sup>1</sup>/<sub>2</sub> the second 1. */
const BEFORE_SUPERSCRIPT = "\ue003";

/** The mark of a boundary before an element; "" where text stands before it. */
export function boundaryBefore({ name, prev, attribs }: Element): string {
  if (name === "sup") return BEFORE_SUPERSCRIPT;
  if (!prev || !isElement(prev)) return "";
  return prev.attribs.class === attribs.class ? BOUNDARY : CLASS_BOUNDARY;
}

/** Sets apart words that only a style sheet holds apart, and a whole number before its fraction. */
export function spaceBoundaries(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}.)])\ue002(?=[\p{L}\p{N}(])/gu, " ")
    .replace(/(?<=\p{L})\ue001(?=\p{N})|(?<=\p{N})\ue001(?=\p{L})/gu, " ")
    .replace(/(?<=\d)\ue003(?=\d{1,2}[\ue001-\ue003]*[/⁄])/g, " ")
    .replace(/[\ue001-\ue003]/g, "");
}
