import { readUpload } from "./import-files";

export const LEMON_CAKE = {
  title: "Lemon cake",
  yield: "8",
  ingredients: ["# Cake", "200 g flour", "3 eggs", "# Glaze", "100 g sugar"],
  steps: ["# Cake", "Beat it all.", "Bake for 40 minutes.", "# Glaze", "Stir and pour."],
  tips: ["Keeps for a week."],
  source: "https://example.com/cake",
};

export const TIMES = { preparationMinutes: 20, cookingMinutes: 60 };

export async function readRecipes(name: string, content: string | Buffer) {
  const { entries } = await readUpload(name, content);
  return entries.map((entry) => ("recipe" in entry ? entry.recipe : entry.problem));
}
