import { MAX_DEPTH, MAX_RECIPES, MAX_VALUES } from "../reading-limits";
import { openPointed } from "./id-references";
import { isNode, listed, type Node, type Pointed, said, typesOf } from "./node-values";

/** Every recipe in parsed JSON(-LD), however deep, in its order; and the nodes that it may point at. */
export function recipeNodes(json: unknown): { recipes: Node[]; pointed: Pointed } {
  const recipes: Node[] = [];
  const pointed = new Map<string, Node>();
  const waiting: { value: unknown; depth: number; isInside: boolean }[] = [];
  waiting.push({ value: json, depth: 0, isInside: false });
  for (
    let seen = 0, next = waiting.pop();
    next && seen < MAX_VALUES;
    next = waiting.pop(), seen++
  ) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    const isRecipe = !next.isInside && isNode(value) && saysRecipe(value);
    if (isRecipe && recipes.length < MAX_RECIPES) recipes.push(value as Node);
    if (isNode(value)) pointAt(value, pointed);
    if (depth === MAX_DEPTH) continue;
    const isInside = next.isInside || isRecipe;
    for (const each of Object.values(value).slice(0, MAX_VALUES).reverse()) {
      if (typeof each === "object" && each !== null)
        waiting.push({ value: each, depth: depth + 1, isInside });
    }
  }
  return { recipes, pointed: openPointed(pointed) };
}

/** By its type; without one by what only a recipe has. */
function saysRecipe(node: Node): boolean {
  const types = typesOf(node);
  if (types.length > 0) return types.includes("recipe");
  return (
    listed(said(node, "recipeIngredient", "recipeInstructions")).length > 0 &&
    said(node, "name", "headline") !== undefined
  );
}

/** The fullest of several nodes with one @id: the others only point at it. */
function pointAt(node: Node, pointed: Map<string, Node>): void {
  const id = node["@id"];
  if (typeof id !== "string") return;
  const known = pointed.get(id);
  if (!known || Object.keys(known).length < Object.keys(node).length) pointed.set(id, node);
}
