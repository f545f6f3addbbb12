import { MAX_DEPTH, MAX_RECIPES, MAX_VALUES } from "../reading-limits";
import { createNodeResolver } from "./id-references";
import {
  asList,
  isNode,
  listSchemaTypes,
  type Node,
  type NodeResolver,
  readProperty,
} from "./node-values";

export function findRecipeNodes(json: unknown): { recipes: Node[]; resolveId: NodeResolver } {
  const recipes: Node[] = [];
  const pointed = new Map<string, Node>();
  const waiting: Waiting[] = [];
  addInner(waiting, [json], 0, false);
  for (
    let seen = 0, next = waiting.pop();
    next && seen < MAX_VALUES;
    next = waiting.pop(), seen++
  ) {
    const { value, depth } = next;
    const node = isNode(value) ? value : undefined;
    const isRecipe = !next.isInside && isRecipeNode(node);
    if (node) noteId(node, pointed);
    if (node && isRecipe && recipes.length < MAX_RECIPES) recipes.push(node);
    if (depth < MAX_DEPTH) addInner(waiting, value, depth + 1, next.isInside || isRecipe);
  }
  return { recipes, resolveId: createNodeResolver(pointed) };
}

interface Waiting {
  value: object;
  depth: number;
  isInside: boolean;
}

function addInner(waiting: Waiting[], value: object, depth: number, isInside: boolean): void {
  for (const each of Object.values(value).slice(0, MAX_VALUES).reverse()) {
    if (typeof each === "object" && each !== null) waiting.push({ value: each, depth, isInside });
  }
}

function isRecipeNode(node: Node | undefined): boolean {
  if (!node) return false;
  const types = listSchemaTypes(node);
  if (types.length > 0) return types.includes("recipe");
  return (
    asList(readProperty(node, "recipeIngredient", "recipeInstructions")).length > 0 &&
    readProperty(node, "name", "headline") !== undefined
  );
}

/** Keeps the fullest of several nodes with the same @id; the others are references. */
function noteId(node: Node, pointed: Map<string, Node>): void {
  const id = node["@id"];
  if (typeof id !== "string") return;
  const known = pointed.get(id);
  if (!known || Object.keys(known).length < Object.keys(node).length) pointed.set(id, node);
}
