import { readFileSync } from "node:fs";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { recipeSchema } from "#domain/recipe/recipe-schema";
import { setRecipeImage } from "#server/features/recipes/image";
import { storePendingImage } from "#server/platform/images/pending-uploads";
import { CAST } from "./cast";
import { writeRecipe } from "./recipes";
import type { TestServer } from "./server";

const USUAL_RECIPE: RecipeContent = recipeSchema.parse({
  title: "Beef stew with carrots",
  description: "The stew of rainy Sundays: long in the oven, little to do, better on Monday.",
  yield: "6",
  preparationMinutes: "30",
  cookingMinutes: "180",
  cookingTemperature: "150",
  category: "MAIN_DISH",
  visibility: "PUBLIC",
  ingredients: [
    ["1200", "GRAM", "Stewing beef", "in large cubes"],
    ["3", "TABLESPOON", "Olive oil", ""],
    ["2", "UNIT", "Onion", "chopped"],
    ["4", "UNIT", "Carrot", "in thick slices"],
    ["3", "UNIT", "Garlic clove", "crushed"],
    ["2", "TABLESPOON", "All-purpose flour", ""],
    ["500", "MILLILITERS", "Red wine", ""],
    ["1 1/2", "CUP", "Beef broth", "hot"],
    ["1", "TABLESPOON", "Tomato paste", ""],
    ["1/2", "TEASPOON", "Black pepper", "freshly ground"],
    ["2", "NONE", "Bay leaf", ""],
    ["", "NONE", "Salt", ""],
  ].map(([amount, unit, name, complement]) => ({ amount, unit, name, complement })),
  steps: [
    "Heat the oven to 150 °C. Dry the meat well and season it with salt and pepper on all sides.",
    "Brown the meat in the hot oil, a few pieces at a time, until it has a dark crust. Set it aside.",
    "Soften the onions in the same pot for ten minutes, then add the garlic and the tomato paste.",
    "Stir in the flour and let it cook for two minutes without colouring.",
    "Pour in the wine, scrape up what sticks to the pot, and let it boil down by half.",
    "Put the meat back with the broth and the bay leaves; the liquid should just cover it.",
    "Cover and cook in the oven for two hours, add the carrots, and cook for another hour.",
    "Taste, skim off the fat, and let the stew rest for a quarter of an hour before serving.",
  ],
  tips: [
    "Make it a day ahead: it is better warmed up.",
    "A piece of orange peel in the pot does wonders.",
  ],
});

/** Writes it, by default as Alice's, with a photo; returns its id. */
export async function writeUsualRecipe(
  { db, files }: Pick<TestServer, "db" | "files">,
  author = CAST.alice,
): Promise<number> {
  const id = await writeRecipe(db, author, USUAL_RECIPE);
  const photo = readFileSync("server/operations/demo/images/apple-pie.webp");
  await illustrate({ db, files }, id, photo, author);
  return id;
}

export async function illustrate(
  { db, files }: Pick<TestServer, "db" | "files">,
  id: number,
  bytes: Buffer,
  author = CAST.alice,
): Promise<void> {
  const pending = await storePendingImage(db, files, author, "recipes", bytes);
  await setRecipeImage(db, author, id, { kind: "pending", id: pending });
}
