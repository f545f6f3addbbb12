import type { Viewer } from "#server/policies/permissions";
import { CAST } from "./cast";
import type { World } from "./same-answers-world";

/** Placeholder for a cursor: the first pages are read one after another. */
export const CURSOR = Symbol("cursor");

export type Calls = (world: World) => unknown[][];

export const PEOPLE = [CAST.alice, CAST.bob, CAST.charlie, CAST.dana, CAST.ada];
export const VIEWERS: Viewer[] = [null, ...PEOPLE];
export const TEXTS = [
  "crème",
  "creme brulee",
  "soup",
  "sup",
  "tarte pomme",
  "leek -potato",
  "ch",
  "zz",
];
export const NAMES = ["leek", "poireau", "leak", "crème", "oil", "salt and pepper", "zanzibar"];
export const IN = (locale: string, origin = "https://popote.example") => ({ locale, origin });
export const UNKNOWN_ID = 9_007_199_254_740_991;
export const pickIds = (world: World) => [...world.recipes.slice(0, 6), UNKNOWN_ID];

export function combine(viewers: readonly unknown[], ...lists: readonly unknown[][]): unknown[][] {
  return lists.reduce<unknown[][]>(
    (calls, list) => calls.flatMap((call) => list.map((value) => [...call, value])),
    viewers.map((viewer) => [viewer]),
  );
}

export function buildCookbook(world: World) {
  return { id: world.cookbook, name: "Dîner", isMember: true, isAdministrator: true };
}

export function buildLine(name: string) {
  return { name, amount: "1", unit: "NONE", complement: "" };
}

export function buildSources({ first, second }: World) {
  const ingredients = [2, 50, 400].map((ingredientId) => ({ ingredientId }));
  const author = { id: 1, username: "Alice" };
  return [first, second].map((id) => ({ id, author, category: null, ingredients }));
}
