import { expect, test } from "vitest";
import { recipeSchema } from "./recipe-schema";

const listProblems = (form: object) => {
  const parsed = recipeSchema.safeParse({ title: "Soup", visibility: "PUBLIC", ...form });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]));
};

test("a recipe can be saved with only a title", () => {
  expect(recipeSchema.parse({ title: "Soup", visibility: "PRIVATE" })).toMatchObject({
    title: "Soup",
    yield: null,
    category: null,
    ingredients: [],
    steps: [],
  });
});

test("blank lines are dropped, others keep their order", () => {
  const { ingredients, steps } = recipeSchema.parse({
    title: "Soup",
    visibility: "PRIVATE",
    ingredients: [{ name: " " }, { name: "Salt", unit: "NONE" }, { name: "" }, { name: "Leek" }],
    steps: ["", "Cut", " ", "Cook"],
  });
  expect(ingredients.map((line) => line.name)).toEqual(["Salt", "Leek"]);
  expect(steps).toEqual(["Cut", "Cook"]);
});

test.each([
  [{ title: "" }, { title: "required" }],
  [{ title: "  \u0000 " }, { title: "required" }],
  [{ title: "x".repeat(101) }, { title: "atMost:100" }],
  [{ description: "x".repeat(501) }, { description: "atMost:500" }],
  [{ yield: "0" }, { yield: "between:1:999" }],
  [{ yield: "1000" }, { yield: "between:1:999" }],
  [{ yield: "2.5" }, { yield: "between:1:999" }],
  [{ preparationMinutes: "10081" }, { preparationMinutes: "minutesUpTo:10080" }],
  [{ cookingMinutes: "8 days" }, { cookingMinutes: "minutesUpTo:10080" }],
  [{ cookingMinutes: "30-40 min" }, { cookingMinutes: "timeUnreadable" }],
  [{ cookingMinutes: "about an hour" }, { cookingMinutes: "timeUnreadable" }],
  [{ cookingTemperature: "501" }, { cookingTemperature: "celsiusUpTo:500" }],
  [{ cookingTemperature: "933 F" }, { cookingTemperature: "celsiusUpTo:500" }],
  [{ cookingTemperature: "hot" }, { cookingTemperature: "temperatureUnreadable" }],
  [{ category: "PIZZA" }, { category: "choice" }],
  [{ visibility: "SECRET" }, { visibility: "choice" }],
  [{ steps: ["x".repeat(501)] }, { "steps.0": "atMost:500" }],
  [{ steps: Array(101).fill("Stir") }, { steps: "tooMany:100" }],
  [{ steps: [`# ${"x".repeat(101)}`, "Stir"] }, { steps: "headingAtMost:100" }],
  [{ steps: [...Array(31).fill("# Glaze"), "Stir"] }, { steps: "tooManyHeadings:30" }],
  [{ ingredients: [{ name: `# ${"x".repeat(101)}` }] }, { ingredients: "headingAtMost:100" }],
  [{ tips: Array(21).fill("Taste") }, { tips: "tooMany:20" }],
  [{ ingredients: Array(101).fill({ name: "Salt" }) }, { ingredients: "tooMany:100" }],
  [{ ingredients: [{ name: "x".repeat(51) }] }, { "ingredients.0.name": "atMost:50" }],
  [{ ingredients: [{ amount: "2" }] }, { "ingredients.0.name": "required" }],
  [
    { ingredients: [{ name: "Salt", amount: "some" }] },
    { "ingredients.0.amount": "amountUnreadable" },
  ],
  [{ ingredients: [{ name: "Salt", unit: "BARREL" }] }, { "ingredients.0.unit": "choice" }],
  [
    { ingredients: [{ name: "Salt", complement: "x".repeat(101) }] },
    { "ingredients.0.complement": "atMost:100" },
  ],
])("%j is rejected at its field", (form, problems) => {
  expect(listProblems(form)).toEqual(problems);
});

test("limits count visible characters: a hundred emoji are a hundred characters", () => {
  expect(listProblems({ title: "🍲".repeat(100) })).toEqual({});
  expect(listProblems({ title: "🍲".repeat(101) })).toEqual({ title: "atMost:100" });
});

test("text is normalised, so that both encodings of é are equal", () => {
  expect(recipeSchema.parse({ title: " Pa\u0302te\u0301 ", visibility: "PUBLIC" }).title).toBe(
    "Pâté",
  );
});
