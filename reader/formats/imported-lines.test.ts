import { expect, test } from "vitest";
import { readUpload } from "../../tests/support/import-files";
import { readText } from "../pages/read-text";
import type { ParsedRecipe } from "../parsed-recipe";

const mealie = (quantity: number, unit: string) => ({
  ...{ name: "Soup", slug: "soup", recipeServings: 4 },
  recipeIngredient: [
    { title: "", note: "", unit: { name: unit }, food: { name: "milk" }, quantity },
  ],
  recipeInstructions: [{ title: "", text: "Mix." }],
});

const tandoor = (amount: number, unit: string) => ({
  ...{ name: "Soup", servings: 4, working_time: 0, waiting_time: 0, keywords: [] },
  steps: [
    {
      ...{ name: "", instruction: "Mix.", order: 0 },
      ingredients: [
        {
          ...{ food: { name: "milk" }, unit: { name: unit }, amount, note: "", order: 0 },
          ...{ is_header: false, no_amount: false },
        },
      ],
    },
  ],
});

const recipeSage = (amount: number, unit: string) => ({
  recipes: [
    {
      ...{ id: "1", title: "Soup", instructions: "Mix.", recipeLabels: [] },
      ingredients: `${amount} ${unit} milk`,
    },
  ],
});

const schema = (...recipeIngredient: string[]) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Soup",
  recipeIngredient,
  recipeInstructions: ["Boil."],
});

const AMOUNTS = [
  [0.3333333, "cup", "1/3 cup milk"],
  [0.6666667, "cup", "2/3 cup milk"],
  [0.6666666, "cup", "2/3 cup milk"],
  [1.3333333333333333, "cups", "1 1/3 cups milk"],
  [0.16666667, "teaspoon", "1/6 teaspoon milk"],
  [333.3333, "g", expect.stringMatching(/^333\.333/)],
] as const;

async function listLines(json: object): Promise<ParsedRecipe["ingredients"]> {
  const { entries } = await readUpload("soup.json", JSON.stringify(json));
  return entries.flatMap((entry) => ("recipe" in entry ? entry.recipe.ingredients : []));
}

test.each([
  ["Mealie", mealie],
  ["Tandoor", tandoor],
  ["RecipeSage", recipeSage],
  ["RecipeSage's JSON-LD", (amount, unit) => schema(`${amount} ${unit} milk`, "salt")],
] as [string, (amount: number, unit: string) => object][])(
  "a decimal that %s truncated is read as a fraction",
  async (_, write) => {
    for (const [amount, unit, line] of AMOUNTS)
      expect((await listLines(write(amount, unit)))[0]).toEqual(line);
  },
);

const BRACKETS = [
  ["1  egg (, beaten)", "1 egg (beaten)"],
  ["1 cup rice ( uncooked)", "1 cup rice (uncooked)"],
  ["1 cup rice ( uncooked ; rinsed, )", "1 cup rice (uncooked ; rinsed)"],
  ["2 onions ()", "2 onions"],
  ["2 onions ( , ) sliced", "2 onions sliced"],
  ["1 onion ((red))", "1 onion (red)"],
  ["1 tin (400 g) tomatoes", "1 tin (400 g) tomatoes"],
] as const;
const PRINTED = BRACKETS.map(([printed]) => printed);
const TIDY = BRACKETS.map(([, tidy]) => tidy);

test("half-empty brackets of a plugin are tidied in ingredient lines of a page", async () => {
  const json = schema(...PRINTED);
  expect(await listLines(json)).toEqual(TIDY);
  const page = `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  for (const text of [JSON.stringify(json), page]) {
    const [recipe] = readText({ kind: "pasted", text, address: null }).recipes;
    expect(recipe?.ingredients).toEqual(TIDY);
  }
});

test("brackets that the author wrote stay unchanged", () => {
  const text = ["Soup", "", "Ingredients", ...PRINTED, "", "Method", "Boil it."].join("\n");
  const [recipe] = readText({ kind: "pasted", text, address: null }).recipes;
  expect(recipe?.ingredients).toEqual(PRINTED.map((line) => line.replace(/ {2,}/g, " ")));
});
