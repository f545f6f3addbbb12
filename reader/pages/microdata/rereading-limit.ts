import type { AnyNode, Document, Element } from "domhandler";
import { isElement } from "../html/parse-html";

const MAX_REREADINGS = 3;

/** Caps the total size of reads: an element in a hundred properties is read for each of them. */
export function createRereadingLimit(page: Document): (element: Element) => boolean {
  const sizes = sizesIn(page);
  let left = MAX_REREADINGS * (sizes.get(page) ?? 0);
  return (element) => {
    left -= sizes.get(element) ?? 0;
    return left >= 0;
  };
}

function sizesIn(page: Document): Map<AnyNode, number> {
  const below: (Document | Element)[] = [page];
  for (let at = 0; at < below.length; at++) {
    for (const child of below[at]?.children ?? []) if (isElement(child)) below.push(child);
  }
  const sizes = new Map<AnyNode, number>();
  for (const node of below.reverse()) {
    let size = 1;
    for (const child of node.children) {
      size += child.type === "text" ? child.data.length : (sizes.get(child) ?? 1);
    }
    sizes.set(node, size);
  }
  return sizes;
}
