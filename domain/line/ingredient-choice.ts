import type { Unit } from "../measures/units";
import { cleanLine, foldedKey } from "../text/text";

export interface KnownIngredient {
  id: number;
  name: string;
  units: Unit[];
}

export interface OfferedIngredient extends KnownIngredient {
  /** The alias, or the name in the other language, by which it was found; null where by `name`. */
  matchedName: string | null;
}

export interface IngredientMatches {
  /** `isName`: no line of that name may be its author's own. */
  meanings: { key: string; ingredient: KnownIngredient; isName: boolean }[];
  questions: { key: string; offers: OfferedIngredient[] }[];
}

/** A catalogue ingredient's id; "own" while the catalogue has no such name; "declined" even if it has. */
export type Chosen = number | "own" | "declined";

export function nameKey(name: string): string {
  return foldedKey(cleanLine(name));
}

/** Carries its name, so that the choice lapses once the name is edited. */
export function choiceText(chosen: Chosen, name: string): string {
  return `${chosen}:${nameKey(name)}`;
}

export function readChoice(text: string | undefined, name: string): Chosen | undefined {
  const [, chosen, key] = /^(own|declined|[1-9]\d{0,14}):(.*)$/s.exec(text ?? "") ?? [];
  if (chosen === undefined || key !== nameKey(name)) return undefined;
  return chosen === "own" || chosen === "declined" ? chosen : Number(chosen);
}

export function offeredName({ name, matchedName }: OfferedIngredient): string {
  return matchedName === null ? name : `${name} (${matchedName})`;
}
