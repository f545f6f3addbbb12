import { headingIn } from "#domain/recipe/headings";
import { markedHeading } from "../../marked-heading";
import type { ParsedRecipe } from "../../parsed-recipe";
import { MAX_LINES } from "../reading-limits";
import { isNode, type Node } from "./node-values";

/**
 * In Popote's own files: all lines with the headings between them, as schema.org has no place for
 * those. "popote:" keeps the name out of schema.org's.
 */
export const OWN_INGREDIENTS = "popote:ingredients";

/** Degrees Celsius, which schema.org has no place for either. */
export const OWN_TEMPERATURE = "popote:cookingTemperature";

/** The oven as its cook wrote it, where that is not in degrees Celsius. */
export const OWN_OVEN_WORDS = "popote:ovenWords";

/** What Popote's own files say beside the lists; a source before the address that they stand at. */
export function ownFacts(
  node: Node,
): Partial<Pick<ParsedRecipe, "cookingTemperature" | "ovenWords" | "source">> {
  if (!(OWN_INGREDIENTS in node)) return {};
  const { [OWN_TEMPERATURE]: degrees, [OWN_OVEN_WORDS]: words, isBasedOn, citation } = node;
  const source = [isBasedOn, citation].find((each) => typeof each === "string" && each !== "");
  return {
    ...(typeof degrees === "number" ? { cookingTemperature: degrees } : {}),
    ...(typeof words === "string" ? { ovenWords: words } : {}),
    ...(typeof source === "string" ? { source } : {}),
  };
}

interface OwnLists {
  ingredients: string[];
  steps: string[];
  tips: string[];
}

/** To the letter; undefined for what is not Popote's, or was changed since. */
export function ownLists(node: Node): OwnLists | undefined {
  const ingredients = textsIn(node[OWN_INGREDIENTS]);
  const lines = ingredients?.filter((line) => headingIn(line) === undefined);
  if (!ingredients || JSON.stringify(lines) !== JSON.stringify(node.recipeIngredient ?? [])) {
    return undefined;
  }
  const parts = Array.isArray(node.recipeInstructions) ? node.recipeInstructions : [];
  if (parts.length > MAX_LINES) return undefined;
  const isTip = (part: unknown) => isNode(part) && part["@type"] === "HowToTip";
  const steps = parts.filter((part) => !isTip(part)).map(stepsIn);
  const tips = parts.filter(isTip).map(textIn);
  if ([...steps, ...tips].includes(undefined)) return undefined;
  return { ingredients, steps: steps.flatMap((each) => each ?? []), tips: tips.flatMap(orNone) };
}

function textsIn(value: unknown): string[] | undefined {
  const isList = Array.isArray(value) && value.length <= MAX_LINES;
  return isList && value.every((each) => typeof each === "string") ? value : undefined;
}

function stepsIn(part: unknown): string[] | undefined {
  if (!isNode(part) || part["@type"] !== "HowToSection") {
    const text = textIn(part);
    return text === undefined ? undefined : [text];
  }
  const { name, itemListElement: items } = part;
  if (typeof name !== "string" || !Array.isArray(items)) return undefined;
  const texts = items.map(textIn);
  if (texts.includes(undefined)) return undefined;
  return [markedHeading(name), ...texts.flatMap(orNone)];
}

function textIn(part: unknown): string | undefined {
  return isNode(part) && typeof part.text === "string" ? part.text : undefined;
}

function orNone<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
