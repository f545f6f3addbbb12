import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../tests/support/import-files";

const ingredient = (parts: object) => ({
  food: null,
  unit: null,
  amount: 0,
  note: "",
  order: 0,
  is_header: false,
  no_amount: false,
  always_use_plural_unit: false,
  ...parts,
});

const recipe = {
  name: "Pâtes à la sauce tomate",
  description: "Le soir, *vite*.",
  keywords: [{ name: "Plat principal", description: "" }, { name: "Végé" }],
  steps: [
    {
      name: "Cuisson",
      instruction: "Cuire {{ ingredients[0] }} dans {{ scale(2) }} l d’eau.",
      ingredients: [
        ingredient({
          food: { name: "spaghettis", plural_name: null },
          unit: { name: "g" },
          amount: 400,
        }),
      ],
      time: 10,
      order: 1,
      show_as_header: false,
      show_ingredients_table: true,
    },
    {
      name: "Sauce",
      instruction: "1. Hacher l’**ail**.\n2. Mijoter.\n\n![photo](/media/x.jpg)",
      ingredients: [
        ingredient({ is_header: true, note: "Pour la sauce", order: 0 }),
        ingredient({
          food: { name: "tomates" },
          unit: { name: "tasse" },
          amount: "0.3333333333333333",
          note: "pelées",
          order: 2,
        }),
        ingredient({
          food: { name: "ail" },
          unit: { name: "gousse", plural_name: "gousses" },
          amount: 2.0,
          order: 1,
        }),
        ingredient({
          food: { name: "sel" },
          unit: { name: "g" },
          no_amount: true,
          amount: 5,
          order: 3,
        }),
      ],
      time: 0,
      order: 0,
      show_as_header: true,
    },
  ],
  working_time: 15,
  waiting_time: 0,
  internal: true,
  nutrition: null,
  servings: 4,
  servings_text: "personnes",
  source_url: "https://example.org/pates",
};

const expected = {
  title: "Pâtes à la sauce tomate",
  description: "Le soir, *vite*.",
  source: "https://example.org/pates",
  language: null,
  yield: "4 personnes",
  preparationMinutes: 15,
  cookingMinutes: null,
  cookingTemperature: null,
  category: "MAIN_DISH",
  tags: ["Plat principal", "Végé"],
  ingredients: [
    "# Pour la sauce",
    "2 gousses ail",
    "1/3 tasse tomates, pelées",
    "sel",
    "400 g spaghettis",
  ],
  steps: [
    "# Sauce",
    "Hacher l’**ail**.",
    "Mijoter.",
    "Cuisson: Cuire 400 g spaghettis dans 2 l d’eau. (10 min)",
  ],
  tips: [],
};

test("a Tandoor export holds an archive per recipe, with its image", async () => {
  const file = await zipOf({
    "Pates_a_la_sauce_tomate.zip": await zipOf({
      "recipe.json": JSON.stringify(recipe),
      "image.jpg": "pasta",
    }),
    "2.zip": await zipOf({ "recipe.json": JSON.stringify({ ...recipe, name: "Autre" }) }),
    "3.zip": await zipOf({ "recipe.json": "{" }),
  });
  const { upload, entries } = await readUpload("export.zip", file);
  const image = { kind: "entry", name: "Pates_a_la_sauce_tomate.zip!/image.jpg" } as const;
  expect(upload.format).toBe("TANDOOR");
  expect(entries).toEqual([
    { name: "Pates_a_la_sauce_tomate.zip!/recipe.json", recipe: { ...expected, photos: [image] } },
    { name: "2.zip!/recipe.json", recipe: { ...expected, title: "Autre", photos: [] } },
    { name: "3.zip!/recipe.json", problem: "damaged" },
  ]);
  expect(String(await upload.image(image.name))).toBe("pasta");
  expect(await upload.image("2.zip!/image.jpg")).toBeUndefined();
  expect(await upload.image("9.zip!/image.jpg")).toBeUndefined();
});

test("a single recipe of a Tandoor export is read", async () => {
  const file = await zipOf({ "recipe.json": JSON.stringify(recipe), "image.png": "pasta" });
  const { upload, entries } = await readUpload("recipe.zip", file);
  expect(upload.format).toBe("TANDOOR");
  expect(entries).toMatchObject([{ recipe: { ...expected, photos: [{ name: "image.png" }] } }]);
});

test("a line that Tandoor could not parse stays as typed", async () => {
  const steps = [
    {
      instruction: "",
      ingredients: [
        {
          food: { name: "haricots" },
          unit: null,
          amount: 0,
          original_text: "2 boîtes de haricots",
        },
        { food: { name: "sel" }, unit: null, amount: 0, no_amount: true, original_text: "1 sel" },
      ],
    },
  ];
  const json = JSON.stringify({ ...recipe, steps, servings_text: "4 portions" });
  const { entries } = await readUpload("recipe.json", json);
  expect(entries).toMatchObject([
    { recipe: { ingredients: ["2 boîtes de haricots", "sel"], yield: "4 portions", steps: [] } },
  ]);
});

test("a Tandoor step that is only a time says so, and its headings are headings", async () => {
  const steps = [
    { name: "Repos", instruction: "", ingredients: [], time: 30, order: 0, show_as_header: false },
    { name: "", instruction: "## Cuisson\nCuire.\n\n**Service**\nServir.", time: 5, order: 1 },
  ];
  const { entries } = await readUpload("recipe.json", JSON.stringify({ ...recipe, steps }));
  expect(entries).toMatchObject([
    { recipe: { steps: ["Repos: 30 min", "# Cuisson", "Cuire.", "# Service", "Servir. (5 min)"] } },
  ]);
});

test("a step's time follows its text unless that has one, and its name heads its ingredients", async () => {
  const eggs = ingredient({ food: { name: "egg", plural_name: "eggs" }, amount: 2 });
  const steps = [
    { name: "Base", instruction: "Whisk.", ingredients: [eggs], time: 3, show_as_header: true },
    {
      name: "Oven",
      instruction: "Bake in a 90-minute cycle.",
      ingredients: [],
      time: 90,
      order: 1,
    },
    { name: "", instruction: "Cool.", ingredients: [eggs], order: 2, show_as_header: true },
  ];
  const { entries } = await readUpload("recipe.json", JSON.stringify({ ...recipe, steps }));
  expect(entries).toMatchObject([
    {
      recipe: {
        ingredients: ["# Base", "2 eggs", "2 eggs"],
        steps: ["# Base", "Whisk. (3 min)", "# Oven", "Bake in a 90-minute cycle.", "Cool."],
      },
    },
  ]);
});

test("a Tandoor step that is a recipe adds its ingredients and steps", async () => {
  const butter = ingredient({ food: { name: "butter" }, unit: { name: "g" }, amount: 90 });
  const steps = [
    {
      instruction: "",
      ingredients: [],
      step_recipe: 3,
      step_recipe_data: {
        id: 3,
        name: "Short crust",
        steps: [{ name: "", instruction: "Rub in.", ingredients: [butter] }],
      },
    },
    { instruction: "Fill.", ingredients: [], order: 1 },
    { instruction: "Dust.", ingredients: [], order: 2, step_recipe_data: { name: "Icing" } },
  ];
  const { entries } = await readUpload("recipe.json", JSON.stringify({ ...recipe, steps }));
  expect(entries).toMatchObject([
    {
      recipe: {
        ingredients: ["# Short crust", "90 g butter"],
        steps: ["# Short crust", "Rub in.", "Fill.", "Dust.", "Icing"],
      },
    },
  ]);
});

test("notes under a heading in a Tandoor step become tips", async () => {
  const instruction =
    "Mix.\n\n### Notes\nKeeps a week.\n\nFreezes well.\n\n### Nutritional Information\nCalories: 12\n\n### Glaze\nBrush.";
  const steps = [{ name: "Cake", instruction, ingredients: [] }];
  const { entries } = await readUpload("recipe.json", JSON.stringify({ ...recipe, steps }));
  expect(entries).toMatchObject([
    {
      recipe: {
        steps: ["# Cake", "Mix.", "# Glaze", "Brush."],
        tips: ["Keeps a week.\nFreezes well.", "Nutritional Information:\nCalories: 12"],
      },
    },
  ]);
});

test("the first step of a nested recipe keeps its own name", async () => {
  const inner = [
    { name: "Wash", instruction: "Rinse." },
    { name: "Mix", instruction: "Stir." },
  ];
  const steps = [{ ingredients: [], step_recipe_data: { name: "Pesto", steps: inner } }];
  const { entries } = await readUpload("recipe.json", JSON.stringify({ ...recipe, steps }));
  expect(entries).toMatchObject([
    { recipe: { steps: ["# Pesto: Wash", "Rinse.", "# Mix", "Stir."] } },
  ]);
});
