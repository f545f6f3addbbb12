import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../../tests/support/import-files";

const ID = "3f2b8c1d-9a4e-4f60-8b7a-1c2d3e4f5a6b";

const recipe = {
  id: ID,
  userId: "5f5d2c9e-0000-4000-8000-000000000001",
  groupId: "5f5d2c9e-0000-4000-8000-000000000002",
  name: "Lemon Drizzle Loaf",
  slug: "lemon-drizzle-loaf",
  image: "aB3d",
  recipeServings: 0,
  recipeYieldQuantity: 12,
  recipeYield: "slices",
  totalTime: "1 hour 10 minutes",
  prepTime: "20 minutes",
  cookTime: null,
  performTime: "50 minutes",
  description: "A **sharp** loaf, from [a friend](https://example.org/friend).",
  recipeCategory: [{ id: "c1", name: "Dessert", slug: "dessert" }],
  tags: [{ id: "t1", name: "Baking", slug: "baking" }],
  tools: [],
  orgURL: "https://example.org/lemon-drizzle",
  recipeIngredient: [
    {
      quantity: 2.5,
      unit: { name: "cup", pluralName: "cups", abbreviation: "", fraction: true },
      food: { name: "flour", pluralName: null },
      note: "sifted",
      title: "For the loaf",
      originalText: "2 1/2 cups flour, sifted",
      disableAmount: false,
      display: "2 ¹/₂ cups flour sifted",
      referenceId: "r1",
    },
    { quantity: 0.333, unit: { name: "cup" }, food: { name: "milk" }, note: "", title: null },
    { quantity: 112.5, unit: { name: "g" }, food: { name: "butter" }, note: "" },
    { quantity: 2.0, unit: null, food: { name: "egg", pluralName: "eggs" }, note: "" },
    { quantity: 0, unit: null, food: { name: "salt" }, note: "to taste" },
    { quantity: 1, unit: null, food: null, note: "2 tbsp of poppy seeds", originalText: "" },
    { quantity: 2, unit: null, food: null, note: "lemons" },
    { quantity: 0.5, unit: null, food: null, note: "orange" },
    { quantity: 0, unit: null, food: null, note: "", originalText: "2 limes", display: "2 limes" },
    { quantity: 1, unit: null, food: { name: "lemon" }, note: "", title: "For the drizzle:" },
  ],
  recipeInstructions: [
    { id: "i1", title: "Loaf", summary: "", text: "Mix **everything**.\n\n![photo](/api/x.webp)" },
    { id: "i2", title: "", text: "Bake <script>alert(1)</script>for 50 minutes." },
    { id: "i3", title: "Drizzle", text: "Pour over." },
  ],
  nutrition: { calories: "200" },
  settings: { public: true, disableAmount: false, locked: false },
  assets: [],
  notes: [{ title: "Keeping", text: "Three days in a tin." }],
  extras: {},
  comments: [{ text: "Nice", user: { username: "bob" } }],
};

const expected = {
  title: "Lemon Drizzle Loaf",
  description: "A **sharp** loaf, from [a friend](https://example.org/friend).",
  source: "https://example.org/lemon-drizzle",
  language: null,
  yield: "12 slices",
  preparationMinutes: 20,
  cookingMinutes: 50,
  cookingTemperature: null,
  category: "DESERT",
  tags: ["Baking"],
  ingredients: [
    "# For the loaf",
    "2 1/2 cups flour, sifted",
    "1/3 cup milk",
    "112.5 g butter",
    "2 eggs",
    "salt, to taste",
    "2 tbsp of poppy seeds",
    "2 lemons",
    "1/2 orange",
    "2 limes",
    "# For the drizzle",
    "1 lemon",
  ],
  steps: ["# Loaf", "Mix **everything**.", "Bake for 50 minutes.", "# Drizzle", "Pour over."],
  tips: ["Keeping: Three days in a tin.", "Nice"],
};

test("a Mealie export of several recipes is read with its images", async () => {
  const file = await zipOf({
    "recipes/lemon-drizzle-loaf/lemon-drizzle-loaf.json": JSON.stringify(recipe),
    "recipes/lemon-drizzle-loaf/images/original.webp": "loaf",
    "recipes/lemon-drizzle-loaf/images/min-original.webp": "small loaf",
    "recipes/toast/toast.json": JSON.stringify({
      ...recipe,
      name: "Toast",
      slug: "toast",
      recipeServings: 2,
    }),
  });
  const { upload, entries } = await readUpload("recipes.zip", file);
  expect(upload.format).toBe("MEALIE");
  const image = {
    kind: "entry",
    name: "recipes/lemon-drizzle-loaf/images/original.webp",
  } as const;
  expect(entries).toEqual([
    {
      name: "recipes/lemon-drizzle-loaf/lemon-drizzle-loaf.json",
      recipe: { ...expected, photos: [image] },
    },
    {
      name: "recipes/toast/toast.json",
      recipe: { ...expected, title: "Toast", yield: "2 portions (12 slices)", photos: [] },
    },
  ]);
  expect(String(await upload.image(image.name))).toBe("loaf");
});

test("an export with Mealie's internal field names is read", async () => {
  const inSnakes = Object.fromEntries(
    Object.entries(recipe).map(([key, value]) => [
      key.replace("URL", "Url").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
  const { entries } = await readUpload("loaf.json", JSON.stringify(inSnakes));
  expect(entries).toEqual([{ name: "loaf.json", recipe: { ...expected, photos: [] } }]);
});

test("the export of one recipe has its image beside it", async () => {
  const file = await zipOf({
    "lemon-drizzle-loaf.json": JSON.stringify(recipe),
    "aB3d-whatever.webp": "loaf",
  });
  const { entries } = await readUpload("lemon-drizzle-loaf.zip", file);
  expect(entries).toMatchObject([
    { recipe: { title: expected.title, photos: [{ name: "aB3d-whatever.webp" }] } },
  ]);
});

test("ingredients as text and a separate image folder of Mealie before version 1 are read", async () => {
  const file = await zipOf({
    "recipes/toast.json": JSON.stringify({
      name: "Toast",
      slug: "toast",
      description: "",
      recipeYield: "1 Serving",
      recipeCategory: ["Snack"],
      tags: [],
      recipeIngredient: ["2 slices of bread", "butter"],
      recipeInstructions: [{ text: "Toast the bread." }, { text: "Butter it." }],
      totalTime: "5 Minutes",
      prepTime: null,
      performTime: null,
      orgURL: "",
      notes: [],
      extras: {},
    }),
    "images/toast/original.jpg": "toast",
    "images/toast/min-original.webp": "small toast",
    "settings/settings.json": JSON.stringify({ language: "en", firstDayOfWeek: 0 }),
    "users/users.json": JSON.stringify([{ fullName: "Ada", email: "ada@popote.example" }]),
    "templates/recipes.md": "# {{ recipe.name }}",
  });
  const { upload, entries } = await readUpload("mealie_2021-Aug-01.zip", file);
  expect(upload.format).toBe("MEALIE");
  expect(entries).toMatchObject([
    {
      name: "recipes/toast.json",
      recipe: {
        title: "Toast",
        yield: "1 Serving",
        preparationMinutes: null,
        times: { preparation: "", cooking: "", total: "5 min" },
        ingredients: ["2 slices of bread", "butter"],
        steps: ["Toast the bread.", "Butter it."],
        photos: [{ name: "images/toast/original.jpg" }],
      },
    },
  ]);
});

test("an ingredient that Mealie did not parse stays as typed", async () => {
  const typed = {
    ...recipe,
    settings: { disableAmount: true },
    recipeIngredient: [{ quantity: 1, unit: null, food: null, note: "200 g sugar" }],
  };
  const { entries } = await readUpload("loaf.json", JSON.stringify(typed));
  expect(entries).toMatchObject([{ recipe: { ingredients: ["200 g sugar"] } }]);
});

test("a Mealie recipe may be an ingredient, and a line without words is dropped", async () => {
  const changed = {
    ...recipe,
    recipeIngredient: [
      { quantity: 10, unit: null, food: null, note: "", display: "1" },
      { quantity: 1, unit: { name: "cup" }, food: null, referencedRecipe: { name: "Pesto" } },
    ],
  };
  const { entries } = await readUpload("loaf.json", JSON.stringify(changed));
  expect(entries).toMatchObject([{ recipe: { ingredients: ["1 cup Pesto"], uses: ["Pesto"] } }]);
});

test.each([
  [{ recipeServings: 4, recipeYieldQuantity: 4, recipeYield: "4 servings" }, "4"],
  [{ recipeServings: 24, recipeYieldQuantity: 2, recipeYield: "2 dozen" }, "24 portions (2 dozen)"],
  [{ recipeServings: 4, recipeYieldQuantity: 0, recipeYield: "servings" }, "4"],
  [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: "" }, ""],
])("the yield of %j is not repeated", async (changed, said) => {
  const { entries } = await readUpload("loaf.json", JSON.stringify({ ...recipe, ...changed }));
  expect(entries).toMatchObject([{ recipe: { yield: said } }]);
});

test("a list of Mealie recipes is read in Mealie's format", async () => {
  const list = { page: 1, items: [recipe, { ...recipe, name: "Toast", slug: "toast" }] };
  const { upload, entries } = await readUpload("recipes.json", JSON.stringify(list));
  expect(upload.format).toBe("MEALIE");
  expect(entries).toMatchObject([
    { recipe: { ingredients: expected.ingredients, source: expected.source } },
    { recipe: { title: "Toast" } },
  ]);
});

test("a method pasted into one Mealie step is split into steps", async () => {
  const recipeInstructions = [{ title: "", text: "1. Mix.\n2. Bake for an hour.\n\n3. Cool." }];
  const json = JSON.stringify({ ...recipe, recipeInstructions });
  const { entries } = await readUpload("loaf.json", json);
  expect(entries).toMatchObject([{ recipe: { steps: ["Mix.", "Bake for an hour.", "Cool."] } }]);
});

test.each([
  "Mix the flour with\nthe eggs and bake\nfor an hour.",
  "2 - 3 eggs are beaten.",
  "Mix.\n2 - 3 eggs go in.\nBake.",
  "Mix:\nflour\neggs\nThen bake.",
])("a single Mealie step that is not a list of steps stays as it is: %j", async (text) => {
  const json = JSON.stringify({ ...recipe, recipeInstructions: [{ title: "", text }] });
  const { entries } = await readUpload("loaf.json", json);
  expect(entries).toMatchObject([{ recipe: { steps: [text] } }]);
});
