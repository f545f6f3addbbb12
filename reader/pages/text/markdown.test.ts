import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPlainText } from "./read-plain-text";

const MARKDOWN: [string, string, Partial<ParsedRecipe>][] = [
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

const OURS: [string, string, Partial<ParsedRecipe>][] = [
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

test.each(OURS)("reads Popote's own Markdown in %s", (_, text, expected) => {
  expect(readPlainText(text)).toMatchObject([expected]);
});

test("a name under the title is the source, but a sentence is not", () => {
  const [named] = readPlainText("# Pie\n- By ada\n## Ingredients\n- 1 egg");
  expect(named).toMatchObject({ source: "ada", description: "" });
  const [told] = readPlainText("# Pie\nBy the sea we eat it.\n## Ingredients\n- 1 egg");
  expect(told).toMatchObject({ source: "", description: "By the sea we eat it." });
});

test("several recipes in one Markdown text are all read", () => {
  const text = "# Soup\n## Ingredients\n- 1 leek\n# Pie\n## Steps\n1. Bake.";
  expect(readPlainText(text)).toMatchObject([
    { title: "Soup", ingredients: ["1 leek"], steps: [] },
    { title: "Pie", ingredients: [], steps: ["Bake."] },
  ]);
});

test("a cookbook in Popote's own Markdown is read recipe by recipe", () => {
  const recipe = (title: string) =>
    `## ${title}\n\n- By Ada\n\n### Ingredients\n\n- 3 g butter\n\n### Steps\n\n1. Bake ${title}.`;
  const text = `# A book\n\nOf Sundays.\n\n${["Pie", "Soup", "Tart"].map(recipe).join("\n\n---\n\n")}\n`;
  expect(readPlainText(text)).toMatchObject(
    ["Pie", "Soup", "Tart"].map((title) => ({
      title,
      ingredients: ["3 g butter"],
      steps: [`Bake ${title}.`],
    })),
  );
});
