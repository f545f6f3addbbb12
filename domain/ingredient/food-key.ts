import { foldedKey } from "../text/text";
import { stemKey } from "../text/word-stems";

interface NamedFood {
  /** Null for a name that the catalogue does not know. */
  ingredientId: number | null;
  name: string;
}

/** One key for a food of the catalogue, or for a name in singular and plural. */
export function buildFoodKey({ ingredientId, name }: NamedFood): string {
  return ingredientId === null ? stemKey(name) || foldedKey(name) : `#${ingredientId}`;
}
