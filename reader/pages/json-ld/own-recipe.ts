import { formatHeading, readHeading } from "#domain/recipe/headings";
import { RECIPE_FIELD_NAMES, type RecipeFieldName } from "#domain/recipe/recipe-fields";
import { readTags } from "#domain/recipe/tags";
import { readOwnFields } from "../../own-fields";
import type { ReadFields } from "../../parsed-recipe";
import { MAX_LINES } from "../reading-limits";
import { isNode, type Node } from "./node-values";

/** Holds all lines with their headings, which schema.org cannot express. */
export const OWN_INGREDIENTS = "popote:ingredients";

const SCHEMA_FIELDS: RecipeFieldName[] = [
  ...(["title", "description", "source", "category", "language", "yield"] as const),
  ...(["preparationMinutes", "cookingMinutes", "tags"] as const),
];

export const OWN_FIELDS = RECIPE_FIELD_NAMES.filter(
  (name) => !SCHEMA_FIELDS.includes(name) && name !== "visibility",
);
export function ownKey(name: RecipeFieldName): string {
  return `popote:${name}`;
}

/** Reads the other facts of Popote's own files; their source wins over the page's URL. */
export function readOwnFacts(node: Node): Partial<ReadFields> {
  if (!(OWN_INGREDIENTS in node)) return {};
  const { isBasedOn, citation, name: title, description, keywords } = node;
  const source = [isBasedOn, citation].find((each) => typeof each === "string" && each !== "");
  const fields = OWN_FIELDS.map((name) => [name, node[ownKey(name)]]);
  return {
    ...readOwnFields(OWN_FIELDS, Object.fromEntries(fields)),
    ...(typeof source === "string" ? { source } : {}),
    ...(typeof title === "string" ? { title } : {}),
    ...(typeof description === "string" ? { description } : {}),
    ...(typeof keywords === "string" ? { tags: readTags(keywords) } : {}),
  };
}

interface OwnLists {
  ingredients: string[];
  steps: string[];
  tips: string[];
  isOwn: true;
}

export function readOwnLists(node: Node, markPhotos: (step: Node) => string): OwnLists | undefined {
  const ingredients = textsIn(node[OWN_INGREDIENTS]);
  const lines = ingredients?.filter((line) => readHeading(line) === undefined);
  if (!ingredients || JSON.stringify(lines) !== JSON.stringify(node.recipeIngredient ?? [])) {
    return undefined;
  }
  const parts = Array.isArray(node.recipeInstructions) ? node.recipeInstructions : [];
  if (parts.length > MAX_LINES) return undefined;
  const isTip = (part: unknown) => isNode(part) && part["@type"] === "HowToTip";
  const steps = parts
    .filter((part) => !isTip(part))
    .map((part) => stepsIn(part, (step) => textIn(step, markPhotos)));
  const tips = parts.filter(isTip).map((part) => textIn(part));
  if ([...steps, ...tips].includes(undefined)) return undefined;
  return {
    ingredients,
    steps: steps.flatMap((each) => each ?? []),
    tips: tips.flatMap(orNone),
    isOwn: true,
  };
}

function textsIn(value: unknown): string[] | undefined {
  const isList = Array.isArray(value) && value.length <= MAX_LINES;
  return isList && value.every((each) => typeof each === "string") ? value : undefined;
}

function stepsIn(
  part: unknown,
  readText: (step: unknown) => string | undefined,
): string[] | undefined {
  if (!isNode(part) || part["@type"] !== "HowToSection") {
    const text = readText(part);
    return text === undefined ? undefined : [text];
  }
  const { name, itemListElement: items } = part;
  if (typeof name !== "string" || !Array.isArray(items)) return undefined;
  const texts = items.map(readText);
  if (texts.includes(undefined)) return undefined;
  return [formatHeading({ before: 0, text: name }), ...texts.flatMap(orNone)];
}

function textIn(part: unknown, markPhotos?: (step: Node) => string): string | undefined {
  if (!isNode(part) || typeof part.text !== "string") return undefined;
  return part.text + (markPhotos?.(part) ?? "");
}

function orNone<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
