import type { listFurtherFoods } from "./further-food-queries";

/** A food that a line asks for. */
export interface Need {
  name: string;
  /** Any of these will do. */
  foods: number[];
}

type Further = Awaited<ReturnType<typeof listFurtherFoods>>[number];

/** "Salt and pepper" under its cook's own name needs what it names. */
export function listNeeds(
  { name, ingredientId }: { name: string; ingredientId: number | null },
  further: Pick<Further, "ingredientId" | "name" | "role">[],
): Need[] {
  const beside = further.filter(({ role }) => role === "with");
  const instead = further.filter(({ role }) => role === "alternative");
  const foods = [ingredientId, ...instead.map((food) => food.ingredientId)];
  const isNamedBySum = ingredientId === null && instead.length === 0 && beside.length > 0;
  return [
    ...(isNamedBySum ? [] : [{ name, foods: foods.filter((food) => food !== null) }]),
    ...beside.map((food) => ({ name: food.name, foods: [food.ingredientId] })),
  ];
}
