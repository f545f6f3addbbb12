import { expect, test } from "vitest";
import { readTypedMeasure } from "#reader/lines/parts/typed-measure";
import { readUpload, zipOf } from "../../tests/support/import-files";

const recipe = {
  id: 12,
  title: "Soupe à l’oignon",
  description: "Comme chez ma grand-mère.",
  yield: 4,
  preparationMinutes: 20,
  cookingMinutes: 60,
  cookingTemperature: null,
  category: "ENTREE",
  visibility: "PUBLIC",
  language: "fr",
  imageVersion: 3,
  version: 7,
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  source: "https://example.org/soupe",
  author: { id: 1, username: "ada", imageVersion: null },
  ingredients: [
    {
      name: "Oignon",
      ingredientId: 40,
      amount: { numerator: 1, denominator: 3 },
      unit: "CUP",
      complement: "émincé",
    },
    { name: "Épices de Léa", ingredientId: null, amount: null, unit: "NONE", complement: "" },
    {
      name: "Beurre",
      ingredientId: 3,
      amount: { numerator: 5, denominator: 2 },
      unit: "GRAM",
      complement: "",
      written: "une noix",
    },
  ],
  steps: ["Faire suer.", "Mouiller <b>à hauteur</b>."],
  tips: ["Encore meilleure le lendemain."],
};

const archive = (changed = {}) =>
  zipOf({
    "profile.json": JSON.stringify({ id: 1, username: "ada", email: "ada@popote.example" }),
    "likes.json": "[]",
    "follows.json": JSON.stringify([{ follower: "bob", followed: "ada" }]),
    "image.webp": "me",
    "recipes/12.json": JSON.stringify({ ...recipe, ...changed }),
    "recipes/12.jsonld": JSON.stringify({ "@type": "Recipe", name: recipe.title }),
    "recipes/12.webp": "soup",
  });

test("Popote's own export is restored exactly, once, with its image", async () => {
  const { upload, entries } = await readUpload("popote.zip", await archive());
  expect(upload.format).toBe("POPOTE");
  expect(entries).toEqual([
    {
      name: "recipes/12.json",
      recipe: {
        title: recipe.title,
        description: recipe.description,
        source: recipe.source,
        language: "fr",
        yield: "4",
        preparationMinutes: 20,
        cookingMinutes: 60,
        cookingTemperature: null,
        category: "ENTREE",
        ingredients: [
          {
            name: "Oignon",
            amount: { numerator: 1, denominator: 3 },
            unit: "CUP",
            complement: "émincé",
            choice: "40:Oignon",
          },
          {
            name: "Épices de Léa",
            amount: null,
            unit: "NONE",
            complement: "",
            choice: "declined:Épices de Léa",
          },
          {
            name: "Beurre",
            amount: { numerator: 5, denominator: 2 },
            unit: "GRAM",
            complement: "",
            written: "une noix",
            choice: "3:Beurre",
          },
        ],
        steps: recipe.steps,
        tips: recipe.tips,
        isOwn: true,
        photos: [{ kind: "entry", name: "recipes/12.webp" }],
      },
    },
  ]);
  expect(String(await upload.image("recipes/12.webp"))).toBe("soup");
  expect(await upload.image("recipes/13.webp")).toBeUndefined();
});

test("a recipe of an older Popote without language and source is read", async () => {
  const { entries } = await readUpload(
    "popote.zip",
    await archive({ language: undefined, source: undefined }),
  );
  expect(entries[0]).toMatchObject({ recipe: { language: null, source: "", title: recipe.title } });
});

test.each([
  ["an amount of nothing", { amount: { numerator: 0, denominator: 1 } }],
  ["an amount divided by nothing", { amount: { numerator: 1, denominator: 0 } }],
  ["an amount without end", { amount: { numerator: 1e15, denominator: 1 } }],
  ["an unknown unit", { unit: "BARREL" }],
  ["a name that is no text", { name: { toString: "x" } }],
])("a recipe with %s is reported as unreadable", async (_, line) => {
  const ingredients = [{ ...recipe.ingredients[0], ...line }];
  const { entries } = await readUpload("popote.zip", await archive({ ingredients }));
  expect(entries).toEqual([{ name: "recipes/12.json", problem: "notARecipe" }]);
});

test.each(["1 fl oz", "15 3/7 fl oz", "1/3 oz", "1/999 dl", "99999.0123456789 ml"])(
  "an amount of %s is read as it was stored",
  async (words) => {
    const read = readTypedMeasure(words, "Milk", "en");
    const { amount, unit } = "problem" in read ? expect.fail(words) : read;
    const ingredients = [{ ...recipe.ingredients[0], amount, unit, written: words }];
    const { entries } = await readUpload("popote.zip", await archive({ ingredients }));
    expect(entries).toMatchObject([
      { recipe: { ingredients: [{ amount, unit, written: words }] } },
    ]);
  },
);

test("a single Popote recipe is read whatever its file name", async () => {
  const { entries } = await readUpload("photo.jpg", JSON.stringify(recipe));
  expect(entries).toMatchObject([{ name: "photo.jpg", recipe: { title: recipe.title } }]);
});
