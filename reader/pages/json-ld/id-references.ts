import { MAX_PAGE } from "../reading-limits";
import type { Node } from "./node-values";

const VALUE_COST = 10;

/** Resolves at most MAX_PAGE characters: a thousand references may name one long text. */
export function createNodeResolver(
  nodes: ReadonlyMap<string, Node>,
): (id: string) => Node | undefined {
  let left = MAX_PAGE;
  return (id) => {
    const node = nodes.get(id);
    if (node) left -= measureSize(node, left);
    return left > 0 ? node : undefined;
  };
}

function measureSize(value: unknown, most: number): number {
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
