import type { Element } from "domhandler";
import { isElement } from "./parse-html";

/** Private-use marks between elements that only a style sheet separates; removed again. */
const BOUNDARY = "\ue001";
/** Between different classes: <span class="amount">2</span><span class="unit">cups</span>. */
const CLASS_BOUNDARY = "\ue002";
/** Before a superscript: the second 1 of 1<sup>1</sup>/<sub>2</sub>. */
const BEFORE_SUPERSCRIPT = "\ue003";

export function boundaryBefore({ name, prev, attribs }: Element): string {
  if (name === "sup") return BEFORE_SUPERSCRIPT;
  if (!prev || !isElement(prev)) return "";
  return prev.attribs.class === attribs.class ? BOUNDARY : CLASS_BOUNDARY;
}

export function spaceBoundaries(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}.)])\ue002(?=[\p{L}\p{N}(])/gu, " ")
    .replace(/(?<=\p{L})\ue001(?=\p{N})|(?<=\p{N})\ue001(?=\p{L})/gu, " ")
    .replace(/(?<=\d)\ue003(?=\d{1,2}[\ue001-\ue003]*[/⁄])/g, " ")
    .replace(/[\ue001-\ue003]/g, "");
}
