import type { AnyNode, Document, Element } from "domhandler";
import { isElement } from "../html/parse-html";

/** So many times over all that is on a page may be read. */
const MAX_REREADINGS = 3;

/**
 * Tells whether an element may still be read. What a hundred properties stand around is read for each
 * of them: together no more is than the page a few times over, and nothing after that.
 */
export function openRereadingLimit(page: Document): (element: Element) => boolean {
  const sizes = sizesIn(page);
  let left = MAX_REREADINGS * (sizes.get(page) ?? 0);
  return (element) => {
    left -= sizes.get(element) ?? 0;
    return left >= 0;
  };
}

/** Of everything with something in it the nodes and letters below. */
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
