import { expect, test } from "vitest";
import { isBetterList } from "#reader/pages/candidates/list-choice";
import { readSchemaRecipes } from "#reader/pages/json-ld/schema-recipe";
import { readPage } from "#reader/pages/read-page";
import { readPasted } from "#reader/pages/read-pasted";
import { expectLinear } from "../support/cpu-time";
import { HOSTILE_PAGES, HOSTILE_PASTES } from "../support/hostile-pages";

test.each(HOSTILE_PAGES)(
  "a page %s is read in linear time without crashing",
  async (_, size, html) => {
    await expectLinear((count) => {
      const page = html(count);
      readPage(page, "https://example.org/");
      readPasted(page, null);
    }, size);
  },
);

test.each(HOSTILE_PASTES)(
  "a paste of nothing but %s is read in linear time",
  async (_, size, text) => {
    await expectLinear((count) => readPasted(text(count), null), size);
  },
);

test("a yield of nothing but digits is read in linear time", async () => {
  const recipe = { "@type": "Recipe", name: "Pie" };
  await expectLinear(
    (count) =>
      readSchemaRecipes({ ...recipe, recipeYield: Array(10).fill("1".repeat(count)) }, null),
    20_000,
  );
});

test("lines of one long word are compared in linear time", async () => {
  await expectLinear((count) => {
    const line = `1 ${"a".repeat(count)}${"1".repeat(count)}a`;
    const context = { method: [line], isOnlyList: true };
    isBetterList([`${line}b`, "2 eggs"], Array(200).fill(line), context);
  }, 9_000);
});

const ODD: unknown[] = [
  null,
  true,
  0,
  -1,
  "",
  [],
  {},
  [[[[]]]],
  [null],
  { "@value": null },
  "<script>x</script>",
];
const FIELDS =
  "name description recipeYield prepTime cookTime totalTime recipeIngredient recipeInstructions image author url inLanguage recipeCategory keywords mainEntityOfPage recipeNotes".split(
    " ",
  );

test.each(FIELDS)("an odd value in %s neither throws nor yields markup", (field) => {
  for (const odd of ODD) {
    const [recipe] = readSchemaRecipes({ "@type": "Recipe", name: "Pie", [field]: odd }, null);
    expect(recipe).toBeDefined();
    expect(JSON.stringify(recipe)).not.toContain("<script");
  }
});

test("names from Object.prototype are ignored", () => {
  const json = JSON.parse(
    '{"@type":"Recipe","name":"Pie","__proto__":{"description":"x"},"constructor":1}',
  );
  expect(readSchemaRecipes(json, null)[0]).toMatchObject({ title: "Pie", description: "" });
  const page =
    '<p class="h-recipe"><b class="constructor __proto__ p-name">Pie</b><b class="p-ingredient">1 egg</b>';
  expect(readPage(page, null)[0]).toMatchObject({ title: "Pie", ingredients: ["1 egg"] });
});

test("a recipe nested five thousand levels deep does not overflow the stack", () => {
  let inner: unknown = "Stir.";
  for (let depth = 0; depth < 5_000; depth++)
    inner = { "@type": "HowToSection", itemListElement: [inner] };
  expect(() =>
    readSchemaRecipes({ "@type": "Recipe", name: "Pie", recipeInstructions: inner }, null),
  ).not.toThrow();
});

test("reading stops at the limits for recipes, ingredients and steps", () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    "@type": "Recipe",
    name: `Pie ${at}`,
    recipeIngredient: Array.from({ length: 400 }, () => "1 egg"),
    recipeInstructions: Array.from({ length: 400 }, () => "Stir."),
  }));
  const recipes = readSchemaRecipes(many, null);
  expect(recipes).toHaveLength(50);
  expect(recipes[0]?.ingredients).toHaveLength(300);
  expect(recipes[0]?.steps).toHaveLength(300);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "//user:pw@example.org/x",
  "http://",
])("%s is accepted neither as an image URL nor as a source", (address) => {
  const [recipe] = readSchemaRecipes(
    { "@type": "Recipe", name: "Pie", image: address, url: address },
    null,
  );
  expect(recipe).toMatchObject({ photos: [], source: "" });
});
