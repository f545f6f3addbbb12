import { expect, test } from "vitest";
import { newSecret } from "#server/platform/secrets";
import { buildPage, buildSchemaRecipe } from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

test("a doubtful line is marked until it is saved", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const recipeIngredient = ["1.250 g flour", "2 eggs"];
  const text = JSON.stringify(buildSchemaRecipe("Bread", { recipeIngredient }));
  const { location } = await alice.post("/import", { formKey: "t", pasted: text });
  const form = await alice.get(location ?? "");
  expect(extractText(form.text)).toContain("1 line to check: Ingredient 1");
  expect(extractText(form.text)).toContain("Original text: “1.250 g flour”");
  const fields = extractFields(form.text);
  expect(fields).toMatchObject({
    "ingredients[0].amount": "1.250 g",
    "ingredients[0].words": "1.250 g flour",
    "ingredients[0].name": "flour",
    "ingredients[1].words": "2 eggs",
  });
  const wrong = await alice.post(location ?? "", { ...fields, title: "" });
  expect(wrong.status).toBe(400);
  expect(extractText(wrong.text)).toContain("Original text: “1.250 g flour”");
  expect(extractFields(wrong.text)).toMatchObject({
    "ingredients[0].amount": "1.250 g",
    "ingredients[1].words": "2 eggs",
  });
});

test("doubts about a whole page are shown above the form, in both languages", async () => {
  const server = await openTestServer();
  const shown = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  const importTexts = async (more: Record<string, unknown>, body = "") => {
    const texts: string[] = [];
    for (const language of ["en", "fr"] as const) {
      const alice = await server.as("alice", { "Accept-Language": language });
      const text = buildPage(buildSchemaRecipe("Bread", more)).replace("</body>", `${body}</body>`);
      const formKey = newSecret();
      const { location } = await alice.post("/import", { formKey, pasted: text });
      texts.push(extractText((await alice.get(location ?? "")).text));
    }
    return texts;
  };
  const [bare, nues] = await importTexts({ recipeIngredient: ["flour", "water", "salt"] });
  expect(bare).toContain("The ingredients have no amounts.");
  expect(nues).toContain("Les ingrédients n’ont pas de quantités.");
  const [none, aucune] = await importTexts({ recipeInstructions: "" });
  expect(none).toContain("No steps were found.");
  expect(aucune).toContain("Aucune étape n’a été trouvée.");
  const few = ["500 g strong flour", "300 ml water", "10 g salt"];
  const all = [...few, "7 g yeast", "20 g honey", "2 tbsp oil", "a few seeds"];
  const method =
    "Mix the flour, the water and the salt. Add the yeast, the honey and the oil. Bake.";
  const [part, partie] = await importTexts(
    { recipeIngredient: few, recipeInstructions: method },
    `<h2>Ingredients</h2>${shown(all)}<h2>Ingredients of another</h2><h2>Method</h2><p>${method}</p>`,
  );
  expect(part).toContain("Only 3 of about 6 ingredients were found.");
  expect(partie).toContain("Seuls 3 ingrédients sur environ 6 ont été trouvés.");
  const [whole] = await importTexts({});
  for (const words of ["have no amounts", "were found.", "hardly mention"]) {
    expect(whole).not.toContain(words);
  }
});

test("the list marks recipes of a text that may be incomplete", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const bare = buildSchemaRecipe("Bare", { recipeIngredient: ["flour", "water", "salt"] });
  const text = JSON.stringify([buildSchemaRecipe("Whole"), bare]);
  const { location } = await alice.post("/import", { formKey: "s", pasted: text });
  const page = extractText((await alice.get(location ?? "")).text);
  expect(page).toMatch(/Bare Found It may be incomplete/);
  expect(page).not.toMatch(/Whole Found It may be incomplete/);
});

test("times and yield that fit no field become tips", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text = JSON.stringify(
    buildSchemaRecipe("Pie", {
      recipeYield: "about 3 dozen",
      prepTime: "20-30 min",
      cookTime: "P30D",
      totalTime: "overnight",
    }),
  );
  const { location } = await alice.post("/import", { formKey: "t", pasted: text });
  expect(extractFields((await alice.get(location ?? "")).text)).toMatchObject({
    yield: "36",
    preparationMinutes: "",
    cookingMinutes: "",
    "tips[0]": "Yield: about 3 dozen",
    "tips[1]": "Preparation time: 20-30 min",
    "tips[2]": "Cooking time: 43200 min",
    "tips[3]": "Total time: overnight",
  });
});

test("the preview of a text lists omitted lines and possible duplicates", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const text =
    "On 3 May 2024, Jo <jo@example.org> wrote:\n> Suppe\n> Zutaten\n> 200 g plain flour\n> 1 cup rye flour\n> Zubereitung\n> Das Mehl mit der Butter in einem Topf rühren.\n> www.example.org/suppe\n> Drucken";
  const { location } = await alice.post("/import", { formKey: "t", pasted: text });
  const { text: html } = await alice.get(location ?? "");
  expect(extractFields(html)).toMatchObject({
    title: "Suppe",
    language: "de",
    source: "https://www.example.org/suppe",
    "ingredients[0].words": "200 g plain flour",
    "ingredients[1].words": "1 cup rye flour",
  });
  const words = extractText(html);
  expect(words).toContain("2 lines of the text were left out");
  expect(words).toContain("Drucken");
  expect(words).toContain("Some ingredients may be listed twice, in different units.");
  expect(html).not.toContain("jo@example.org");
});

test("the list says that one of the page's recipes is too long", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const recipeIngredient = Array.from(
    { length: 300 },
    (_, at) => `${at + 1} g of ${"x".repeat(990)}`,
  );
  const text = JSON.stringify([
    buildSchemaRecipe("Long", { recipeIngredient }),
    buildSchemaRecipe("Pie"),
  ]);
  const { location } = await alice.post("/import", { formKey: "t", pasted: text });
  expect(location).toBe("/import/view?import=1");
  const list = await alice.get(location ?? "");
  expect(extractText(list.text)).toContain("It is too large.");
  expect(extractText(list.text)).toContain("Pie");
});
