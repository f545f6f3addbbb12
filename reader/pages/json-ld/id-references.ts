import { MAX_PAGE } from "../reading-limits";
import type { Node } from "./node-values";

/** Beside its text, what any value takes to be read. */
const VALUE_COST = 10;

/**
 * Finds the node that an @id points at. A text that a thousand pointers name is read a thousand times:
 * together no more is found than the longest page holds, and nothing after that.
 */
export function openNodeResolver(
  nodes: ReadonlyMap<string, Node>,
): (id: string) => Node | undefined {
  let left = MAX_PAGE;
  return (id) => {
    const node = nodes.get(id);
    if (node) left -= sizeOf(node, left);
    return left > 0 ? node : undefined;
  };
}

/** The characters of all that is in a value; what is larger than `most` is counted no further. */
function sizeOf(value: unknown, most: number): number {
  const waiting = [value];
  let size = 0;
  while (waiting.length > 0 && size <= most) {
    const next = waiting.pop();
    size += typeof next === "string" ? next.length + VALUE_COST : VALUE_COST;
    if (typeof next === "object" && next !== null) {
      for (const each of Object.values(next)) waiting.push(each);
    }
  }
  return size;
}
