import { cleanLine, foldedKey } from "./text";
import type { Unit } from "./units";

/** An ingredient of the catalogue as a line of the recipe form needs it. */
export interface KnownIngredient {
  id: number;
  /** In the reader's language. */
  name: string;
  units: Unit[];
}

/** One that is offered for what was typed. */
export interface OfferedIngredient extends KnownIngredient {
  /** The alias, or the name in the other language, that was found; null where it was the name. */
  matchedName: string | null;
}

/** What is known of the names in a recipe form, by their key. */
export interface KnownNames {
  meanings: { key: string; ingredient: KnownIngredient }[];
  /** Names whose meaning the author is asked for. */
  questions: { key: string; offers: OfferedIngredient[] }[];
}

/** What an author says that a name means: this ingredient of the catalogue, or their own. */
export type Chosen = number | "own";

/** A key under which the ways to type one name are the same. */
export function nameKey(name: string): string {
  return foldedKey(cleanLine(name));
}

/** A choice as the form carries it: with the name that it is about. */
export function choiceText(chosen: Chosen, name: string): string {
  return `${chosen}:${nameKey(name)}`;
}

/** The choice that a text carries; undefined where it is none, or about another name than this. */
export function readChoice(text: string | undefined, name: string): Chosen | undefined {
  const [, chosen, key] = /^(own|[1-9]\d{0,14}):(.*)$/s.exec(text ?? "") ?? [];
  if (chosen === undefined || key !== nameKey(name)) return undefined;
  return chosen === "own" ? "own" : Number(chosen);
}

/** An ingredient that is offered, with the other name that was found: "Green onion (scallion)". */
export function offeredName({ name, matchedName }: OfferedIngredient): string {
  return matchedName === null ? name : `${name} (${matchedName})`;
}
