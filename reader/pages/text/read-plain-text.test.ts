import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPlainText } from "./read-plain-text";

const PASTES: [string, string, Partial<ParsedRecipe>][] = [
  [
    "a row of facts of which not all are known",
    "Brioche\n\n**Pour 8 personnes** | Cuisson : 25 min | Repos : 12 h\n\nIngrédients\n500 g de farine\n\nÉtapes\nPétrir.",
    { title: "Brioche", yield: "8 personnes", cookingMinutes: 25, description: "Repos : 12 h" },
  ],
  [
    "a time beside the heading of the steps",
    "Sauce\n\nIngrédients\n2 tomates\n\nPréparation (10 min) :\nMélanger.",
    { preparationMinutes: 10, steps: ["Mélanger."] },
  ],
  [
    "ingredients on one line",
    "Tarte\n1 pâte brisée, 5 pommes, 20 cl de crème\nDisposer les pommes.\nVerser la crème dessus.",
    {
      ingredients: ["1 pâte brisée", "5 pommes", "20 cl de crème"],
      steps: ["Disposer les pommes.", "Verser la crème dessus."],
    },
  ],
  [
    "a mail's subject as its title, and no advertisement",
    "Subject: Fwd: Beef stew\n\nIngredients\n2 carrots\nDirections\nBrown the beef.\nAdvertisement\nSimmer.",
    { title: "Beef stew", steps: ["Brown the beef.", "Simmer."] },
  ],
  [
    "a French title that begins with its kind, and no shopping list",
    "Recette de crêpes\n\nIngrédients\n3 œufs\nAjouter à ma liste de courses\nDescriptif de la recette\nCuire.",
    { title: "Recette de crêpes", ingredients: ["3 œufs"], steps: ["Cuire."] },
  ],
  [
    "a recipe in German",
    "Suppe\n\nZutaten\n1 kg Kürbis\nSalz\nZubereitung\nKochen.",
    { title: "Suppe", ingredients: ["1 kg Kürbis", "Salz"], steps: ["Kochen."] },
  ],
  [
    "a source that is a link",
    "# Pie\n\n**Source:** [A blog](https://example.com/pie)\n\n## Ingredients\n- 2 eggs\n\n## Steps\n1. Whisk.",
    { source: "https://example.com/pie" },
  ],
  [
    "a page as it is copied, in English",
    `Grandma's Plum Pie
Jump to Recipe
Print
A pie for late August.

Prep Time: 20 minutes
Cook Time: 1 hour 10 minutes
Servings: 8

Ingredients
2 cups flour
1 cup butter, cold
salt

Instructions
Rub the butter into the flour.
Bake at 375 °F for 70 minutes.

Notes
Freezes well.
Keeps 3 days.`,
    {
      title: "Grandma's Plum Pie",
      description: "A pie for late August.",
      preparationMinutes: 20,
      cookingMinutes: 70,
      yield: "8",
      ingredients: ["2 cups flour", "1 cup butter, cold", "salt"],
      steps: ["Rub the butter into the flour.", "Bake at 375 °F for 70 minutes."],
      tips: ["Freezes well.", "Keeps 3 days."],
    },
  ],
  [
    "a page as it is copied, in French",
    `Tourtière du Lac
Préparation : 1 h 30
Cuisson : 6 heures
Pour 10 personnes

INGRÉDIENTS
• 1 kg de porc, en cubes
• 2 oignons hachés
• une pincée de sel

PRÉPARATION
1. Préchauffer le four à 130 °C.
2. Mélanger le tout.

Trucs et astuces :
Se congèle bien.`,
    {
      title: "Tourtière du Lac",
      preparationMinutes: 90,
      cookingMinutes: 360,
      yield: "10 personnes",
      ingredients: ["1 kg de porc, en cubes", "2 oignons hachés", "une pincée de sel"],
      steps: ["Préchauffer le four à 130 °C.", "Mélanger le tout."],
      tips: ["Se congèle bien."],
    },
  ],
  [
    "labels with their figures on the next line",
    `Crêpes
Préparation
10 min
Cuisson
20 min
Portions
4
Ingrédients
250 ml de lait
2 œufs
Préparation
Mélanger.
Cuire.`,
    {
      title: "Crêpes",
      preparationMinutes: 10,
      cookingMinutes: 20,
      yield: "4",
      ingredients: ["250 ml de lait", "2 œufs"],
      steps: ["Mélanger.", "Cuire."],
    },
  ],
  [
    "facts on one line",
    "Soup\nPrep: 10 min | Cook: 20 min | Serves: 4\nIngredients:\n1 leek\nMethod:\nBoil.",
    { title: "Soup", preparationMinutes: 10, cookingMinutes: 20, yield: "4" },
  ],
  [
    "facts in a sentence's shape",
    "Soup\nServes 4. Prep time: 10 min. Cooking: 1 h 05.\nIngredients\n1 leek\nMethod\nBoil.",
    { preparationMinutes: 10, cookingMinutes: 65, yield: "4" },
  ],
  [
    "a yield in the heading of the ingredients",
    "Soupe\nIngrédients pour 4 personnes :\n1 poireau\nÉtapes\nBouillir.",
    { yield: "4 personnes", ingredients: ["1 poireau"], steps: ["Bouillir."] },
  ],
  [
    "a yield in brackets",
    "Soup\nIngredients (serves 6)\n1 leek\nDirections\nBoil.",
    { yield: "6", ingredients: ["1 leek"] },
  ],
  [
    "groups of ingredients and of steps",
    "Pie\nIngredients\nFor the dough:\n2 cups flour\nFor the filling:\n1 kg plums\nDirections\nFor the dough:\nMix.\nRest.\nFor the filling:\nCut.",
    {
      ingredients: ["For the dough:", "2 cups flour", "For the filling:", "1 kg plums"],
      steps: ["# For the dough", "Mix.", "Rest.", "# For the filling", "Cut."],
    },
  ],
  [
    "two headings of ingredients",
    "Pie\nIngredients for the dough\n2 cups flour\nIngredients for the filling\n1 kg plums\nMethod\nBake.",
    {
      ingredients: ["for the dough:", "2 cups flour", "for the filling:", "1 kg plums"],
      steps: ["Bake."],
    },
  ],
  [
    "no heading at all",
    `Banana bread
My mother's.
3 ripe bananas
1/2 cup sugar
salt
2 c. à soupe d'huile
Mash the bananas with the sugar, then stir in all the rest.
Bake for an hour.`,
    {
      title: "Banana bread",
      description: "My mother's.",
      ingredients: ["3 ripe bananas", "1/2 cup sugar", "salt", "2 c. à soupe d'huile"],
      steps: ["Mash the bananas with the sugar, then stir in all the rest.", "Bake for an hour."],
    },
  ],
  [
    "no heading, with bullets and numbers",
    "Vinaigrette\n- huile\n- vinaigre\n- moutarde de Dijon\n1. Fouetter\n2. Saler",
    {
      title: "Vinaigrette",
      ingredients: ["huile", "vinaigre", "moutarde de Dijon"],
      steps: ["Fouetter", "Saler"],
    },
  ],
  [
    "a heading for the steps alone",
    "Omelette\n3 eggs\nbutter\n\nMethod\nBeat the eggs.\nFry.",
    { title: "Omelette", ingredients: ["3 eggs", "butter"], steps: ["Beat the eggs.", "Fry."] },
  ],
  [
    "a heading for the ingredients alone",
    "Omelette\nIngredients\n3 eggs\nbutter\n\nBeat the eggs with a fork.\nFry them in the butter.",
    {
      ingredients: ["3 eggs", "butter"],
      steps: ["Beat the eggs with a fork.", "Fry them in the butter."],
    },
  ],
  [
    "no title",
    "Ingredients\n3 eggs\nMethod\nFry.",
    { title: "", ingredients: ["3 eggs"], steps: ["Fry."] },
  ],
  [
    "a label before the title",
    "Recette : Omelette\nIngrédients\n3 œufs\nPréparation\nCuire.",
    { title: "Omelette" },
  ],
  [
    "ingredients beside their heading",
    "Soup\nIngredients: 1 leek, 2 potatoes, 3 dl milk\nMethod: Boil.",
    { ingredients: ["1 leek", "2 potatoes", "3 dl milk"], steps: ["Boil."] },
  ],
  [
    "a mail that quotes",
    "> Soup\n> Ingredients\n> 1 leek\n> Method\n> Boil.",
    { title: "Soup", ingredients: ["1 leek"], steps: ["Boil."] },
  ],
  [
    "Windows' line ends and hard spaces",
    "Soupe\r\nIngrédients\u00a0:\r\n1\u00a0poireau\r\nPréparation\u00a0:\r\nBouillir.\r\n",
    { title: "Soupe", ingredients: ["1 poireau"], steps: ["Bouillir."] },
  ],
  [
    "where it comes from, and how hot",
    "Soup\nSource: https://example.org/soup\nCooking temperature: 350 °F\nIngredients\n1 leek\nMethod\nBoil.",
    { source: "https://example.org/soup", cookingTemperature: 177 },
  ],
  [
    "parts that are no recipe",
    "Soup\nIngredients\n1 leek\nMethod\nBoil.\nNutrition Facts\nCalories: 200\nComments\nNice!",
    { steps: ["Boil."], tips: [] },
  ],
];

test.each(PASTES)("reads %s", (_, text, expected) => {
  const recipes = readPlainText(text);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject(expected);
});

test.each(["", "Hello.", "Dear Ann,\nthank you for the pie.\nBob", "{}", "12", "1 egg"])(
  "%j is not a recipe",
  (text) => {
    expect(readPlainText(text)).toEqual([]);
  },
);
