import { expect, test } from "vitest";
import type { FoundRecipe } from "../found";
import { readPlainText } from "./plain-text";

const PASTES: [string, string, Partial<FoundRecipe>][] = [
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
      steps: ["For the dough: Mix.", "Rest.", "For the filling: Cut."],
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
    "steps wrapped by a mail program",
    `Stew
Ingredients:
1 kg beef

Method:
1. Brown the beef in a large pot with the oil, turning it so that
every side takes colour.
2. Add the wine and the stock, cover, and leave it alone for three
hours.`,
    {
      steps: [
        "Brown the beef in a large pot with the oil, turning it so that every side takes colour.",
        "Add the wine and the stock, cover, and leave it alone for three hours.",
      ],
    },
  ],
  [
    "wrapped paragraphs without numbers",
    `Stew
Ingredients:
1 kg beef

Method:
Brown the beef in a large pot with the oil, turning it often.
Take it out. Sweat the onions in the same fat until they are
soft.

Add the wine and the stock, cover, and leave it for three hours.`,
    {
      steps: [
        "Brown the beef in a large pot with the oil, turning it often. Take it out. Sweat the onions in the same fat until they are soft.",
        "Add the wine and the stock, cover, and leave it for three hours.",
      ],
    },
  ],
  [
    "steps whose numbers stand alone",
    "Soup\nIngredients\n1 leek\nSteps\n1\nCut the leek.\n2\nBoil it.\nStep 3\nEat.",
    { steps: ["Cut the leek.", "Boil it.", "Eat."] },
  ],
  [
    "ingredients wrapped under their bullets",
    "Soup\nIngredients\n- 1 leek, the white part only,\n  well washed\n- salt\nMethod\nBoil.",
    { ingredients: ["1 leek, the white part only, well washed", "salt"] },
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

const MARKDOWN: [string, string, Partial<FoundRecipe>][] = [
  [
    "headings and lists",
    `# Plum pie

A **good** pie, from [Ann](https://example.org/ann).

- Servings: 8
- Preparation: 20 min
- Cooking: 1 h 10 min
- Cooking temperature: 190 °C
- Source: https://example.org/pie

## Ingredients

- 2 cups flour
- 1 cup butter, *cold*

## Steps

1. Rub the butter into the flour.
2. Bake.

## Tips

- Freezes well.`,
    {
      title: "Plum pie",
      description: "A good pie, from Ann.",
      yield: "8",
      preparationMinutes: 20,
      cookingMinutes: 70,
      cookingTemperature: 190,
      source: "https://example.org/pie",
      ingredients: ["2 cups flour", "1 cup butter, cold"],
      steps: ["Rub the butter into the flour.", "Bake."],
      tips: ["Freezes well."],
    },
  ],
  [
    "French headings, bold facts and smaller headings",
    `## Tarte aux prunes

**Pour :** 8 personnes
**Préparation :** 20 min

### Ingrédients

#### Pâte

* 250 ml de farine

#### Garniture

* 1 kg de prunes

### Étapes

1) Mélanger.
2) Cuire.`,
    {
      title: "Tarte aux prunes",
      yield: "8 personnes",
      preparationMinutes: 20,
      ingredients: ["Pâte:", "250 ml de farine", "Garniture:", "1 kg de prunes"],
      steps: ["Mélanger.", "Cuire."],
    },
  ],
  [
    "bold headings and boxes",
    "**Soup**\n\n**Ingredients**\n\n- [ ] 1 leek\n- [x] salt\n\n**Directions:**\n\nBoil \\*well\\*.",
    { title: "Soup", ingredients: ["1 leek", "salt"], steps: ["Boil *well*."] },
  ],
  [
    "a part with a name of its own",
    "# Soup\n## Ingredients\n- 1 leek\n## Steps\n1. Boil.\n## Storage\nKeeps 3 days.",
    { steps: ["Boil."], tips: ["Storage: Keeps 3 days."] },
  ],
];

test.each(MARKDOWN)("reads Markdown with %s", (_, text, expected) => {
  expect(readPlainText(text)).toMatchObject([expected]);
});

const OURS: [string, string, Partial<FoundRecipe>][] = [
  [
    "English",
    `# Mac \\& cheese, 2\\. try

Creamy\\_rich.  
For \\*everyone\\*.

- Yield: 8 servings
- Preparation: 20 min
- Cooking: 1 hr 30 min
- Oven: 180 °C
- Category: Main dish
- By ada

## Ingredients

- 1 1/2 cups milk, warm
- \\- salt

## Steps

1. Boil.
2. Bake  
   at once.

## Tips

- Keeps  
  3 days.

Source: https://example.org/mac`,
    {
      title: "Mac & cheese, 2. try",
      description: "Creamy_rich.\nFor *everyone*.",
      yield: "8 servings",
      preparationMinutes: 20,
      cookingMinutes: 90,
      cookingTemperature: 180,
      category: "MAIN_DISH",
      ingredients: ["1 1/2 cups milk, warm", "salt"],
      steps: ["Boil.", "Bake at once."],
      tips: ["Keeps 3 days."],
      source: "https://example.org/mac",
    },
  ],
  [
    "French",
    `# Crème brûlée

- Rendement\u00a0: 4 portions
- Préparation\u00a0: 2 jours 3 h
- Cuisson\u00a0: 1 h 5 min
- Four\u00a0: 150 °C
- Catégorie\u00a0: Entrée
- Par Ada

## Ingrédients

- 500 ml de crème

## Étapes

1. Cuire.

## Astuces

- Servir froid.`,
    {
      yield: "4 portions",
      preparationMinutes: 3_060,
      cookingMinutes: 65,
      cookingTemperature: 150,
      category: "ENTREE",
      ingredients: ["500 ml de crème"],
      steps: ["Cuire."],
      tips: ["Servir froid."],
      source: "Ada",
    },
  ],
];

test.each(OURS)("reads what Popote itself writes as Markdown in %s", (_, text, expected) => {
  expect(readPlainText(text)).toMatchObject([expected]);
});

test("whoever is named under a title is the source, and a sentence is not", () => {
  const [named] = readPlainText("# Pie\n- By ada\n## Ingredients\n- 1 egg");
  expect(named).toMatchObject({ source: "ada", description: "" });
  const [told] = readPlainText("# Pie\nBy the sea we eat it.\n## Ingredients\n- 1 egg");
  expect(told).toMatchObject({ source: "", description: "By the sea we eat it." });
});

test("several recipes in one Markdown text are several", () => {
  const text = "# Soup\n## Ingredients\n- 1 leek\n# Pie\n## Steps\n1. Bake.";
  expect(readPlainText(text)).toMatchObject([
    { title: "Soup", ingredients: ["1 leek"], steps: [] },
    { title: "Pie", ingredients: [], steps: ["Bake."] },
  ]);
});

test.each(["", "Hello.", "Dear Ann,\nthank you for the pie.\nBob", "{}", "12", "1 egg"])(
  "%j is no recipe",
  (text) => {
    expect(readPlainText(text)).toEqual([]);
  },
);
