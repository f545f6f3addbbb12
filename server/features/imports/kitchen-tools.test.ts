import { expect, test } from "vitest";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { expectLinear } from "../../../tests/support/cpu-time";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload } from "../../../tests/support/import-files";
import { fitRecipe } from "./fit-recipe";

const nextcloud = (tool: unknown) =>
  JSON.stringify({
    "@type": "Recipe",
    name: "Blinis",
    recipeIngredient: ["250 g de farine"],
    recipeInstructions: ["Fouetter.", "Cuire."],
    printImage: true,
    tool,
  });

test.each([
  ["names", ["Fouet", " Poêle à\nblinis "], { tools: "Fouet, Poêle à blinis", tips: [] }],
  [
    "names and advice",
    ["Whisk", "Don't beat it for long.", "Any flour will do!"],
    { tools: "Whisk", tips: ["Don't beat it for long.", "Any flour will do!"] },
  ],
  ["a list that was numbered", { 0: "Fouet", 4: "Bol" }, { tools: "Fouet, Bol" }],
  ["one", "Marmite", { tools: "Marmite" }],
])("the tools of a Nextcloud recipe are kept: %s", async (_, tool, kept) => {
  const { entries } = await readUpload("recipe.json", nextcloud(tool));
  expect(entries).toMatchObject([{ recipe: kept }]);
});

test("a Nextcloud recipe without tools mentions none", async () => {
  for (const tool of [[], "", null, [""]]) {
    const { entries } = await readUpload("recipe.json", nextcloud(tool));
    expect(entries).toMatchObject([{ recipe: { title: "Blinis" } }]);
    expect(JSON.stringify(entries)).not.toContain('"tools"');
  }
});

test("Mealie's tools are kept, from a recipe file and from a database", async () => {
  const file = { name: "Bread", slug: "bread", recipeIngredient: [] };
  const tools = [{ id: "t1", name: "Loaf tin" }, { name: "Scales" }];
  const one = await readUpload("bread.json", JSON.stringify({ ...file, tools }));
  expect(one.entries).toMatchObject([{ recipe: { tools: "Loaf tin, Scales" } }]);
  const database = {
    recipes: [{ id: "a1", name: "Bread" }],
    recipes_ingredients: [],
    tools: [{ id: "t1", name: "Loaf tin" }],
    recipes_to_tools: [{ recipe_id: "a1", tool_id: "t1" }],
  };
  const all = await readUpload("database.json", JSON.stringify(database));
  expect(all.entries).toMatchObject([{ recipe: { tools: "Loaf tin" } }]);
});

test("tools have no field and become a tip that names them", async () => {
  const { db } = openTestDatabase();
  const recipe = { ...createBlankRecipe("Blinis"), tools: "Fouet" };
  const { values } = await fitRecipe(db, recipe, "fr");
  expect(values.tips).toEqual(["Matériel\u00a0: Fouet"]);
});

test("a megabyte of translation markers among the tools takes linear time", async () => {
  const { db } = openTestDatabase();
  await expectLinear(async (count) => {
    const recipe = { ...createBlankRecipe("Blinis"), tools: "$t(".repeat(count) };
    const { values } = await fitRecipe(db, recipe, "en");
    expect(values.tips[0]).toMatch(/^Equipment: \$t\(\$t\(/);
  }, 350_000);
});
