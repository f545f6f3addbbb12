import type { Unit } from "../measures/units";
import { cleanLine, foldedKey } from "../text/text";

export interface KnownIngredient {
  id: number;
  name: string;
  units: Unit[];
}

export interface OfferedIngredient extends KnownIngredient {
  /** The alias or other-language name that matched; null if `name` did. */
  matchedName: string | null;
}

export interface IngredientMatches {
  /** `isName`: the name is reserved, so that no line with it may be custom. */
  meanings: { key: string; ingredient: KnownIngredient; isName: boolean }[];
  questions: { key: string; offers: OfferedIngredient[] }[];
  /** Recipes that are chosen for a line, or have its name. */
  recipes: OfferedRecipe[];
}

export interface OfferedRecipe {
  id: number;
  title: string;
}

/**
 * A catalogue id; "own": custom if the catalogue lacks the name; "declined": custom anyway; or
 * another recipe, whose food is then what the name says.
 */
export type Chosen = number | "own" | "declined" | { recipe: number };

const CHOICE = /^(own|declined|(?:recipe-)?[1-9]\d{0,14}):(.*)$/s;
const RECIPE = "recipe-";

export function nameKey(name: string): string {
  return foldedKey(cleanLine(name));
}

/** Contains the name, so that editing the name invalidates the choice. */
export function choiceText(chosen: Chosen, name: string): string {
  const text = typeof chosen === "object" ? RECIPE + chosen.recipe : chosen;
  return `${text}:${cleanLine(name)}`;
}

export function readChoice(text: string | undefined, name: string): Chosen | undefined {
  const [, chosen, known = ""] = CHOICE.exec(text ?? "") ?? [];
  if (chosen === undefined || nameKey(known) !== nameKey(name)) return undefined;
  if (chosen === "own" || chosen === "declined") return chosen;
  if (chosen.startsWith(RECIPE)) return { recipe: Number(chosen.slice(RECIPE.length)) };
  return Number(chosen);
}

/** The id of the recipe that was chosen for a line, if one was. */
export function readSubRecipe(text: string | undefined, name: string): number | null {
  const chosen = readChoice(text, name);
  return typeof chosen === "object" ? chosen.recipe : null;
}

/** The name that was chosen for, before it was edited; "" if there was no choice. */
export function readChosenName(text: string | undefined): string {
  return CHOICE.exec(text ?? "")?.[2] ?? "";
}

export function offeredName({ name, matchedName }: OfferedIngredient): string {
  return matchedName === null ? name : `${name} (${matchedName})`;
}
