import { MAX_DEPTH, MAX_LINES } from "../reading-limits";
import {
  asList,
  isNode,
  type Node,
  type NodeResolver,
  nodeLine,
  propertyOf,
  resolveNode,
  schemaTypes,
} from "./node-values";

/** The ingredients of recipes that stand among a recipe's steps, each list under the name of its recipe. */
export function innerIngredients(steps: unknown, pointed: NodeResolver, depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  const found: Node[] = [];
  for (const each of asList(steps).slice(0, MAX_LINES)) {
    const node = resolveNode(each, pointed);
    if (!isNode(node)) continue;
    const lines = schemaTypes(node).includes("recipe")
      ? asList(propertyOf(node, "recipeIngredient", "ingredients"))
      : [];
    if (lines.length > 0) found.push({ name: nodeLine(propertyOf(node, "name")), item: lines });
    const inner = propertyOf(
      node,
      "itemListElement",
      "item",
      "steps",
      "recipeInstructions",
      "step",
    );
    if (typeof inner === "object") found.push(...innerIngredients(inner, pointed, depth + 1));
    if (found.length >= MAX_LINES) break;
  }
  return found;
}
