import { MAX_DEPTH, MAX_LINES } from "../reading-limits";
import {
  asList,
  isNode,
  listSchemaTypes,
  type Node,
  type NodeResolver,
  nodeLine,
  readProperty,
  resolveNode,
} from "./node-values";

export function listInnerIngredients(steps: unknown, resolveId: NodeResolver, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  const found: Node[] = [];
  for (const each of asList(steps).slice(0, MAX_LINES)) {
    const node = resolveNode(each, resolveId);
    if (!isNode(node)) continue;
    const lines = listSchemaTypes(node).includes("recipe")
      ? asList(readProperty(node, "recipeIngredient", "ingredients"))
      : [];
    if (lines.length > 0) found.push({ name: nodeLine(readProperty(node, "name")), item: lines });
    const inner = readProperty(
      node,
      "itemListElement",
      "item",
      "steps",
      "recipeInstructions",
      "step",
    );
    if (typeof inner === "object") found.push(...listInnerIngredients(inner, resolveId, depth + 1));
    if (found.length >= MAX_LINES) break;
  }
  return found;
}
