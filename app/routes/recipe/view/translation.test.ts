import { expect, test } from "vitest";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const extractLines = (html: string) =>
  [
    ...(/<ul class="ingredients">(.*?)<\/ul>/s.exec(html)?.[1] ?? "").matchAll(/<li>(.*?)<\/li>/gs),
  ].map(([, line = ""]) => extractText(line).replace(/\s+/g, " ").replace(/ ,/g, ",").trim());

const line = (name: string, text: string) => ({
  name,
  text,
  amount: null,
  unit: "NONE" as const,
  complement: "",
});

const FRENCH = {
  visibility: "PUBLIC" as const,
  language: "fr" as const,
  yield: 2,
  steps: ["Mélanger."],
  ingredients: [
    line("Garlic", "une gousse d'ail"),
    line("Carrot", "2 ou 3 carottes"),
    line("Canned whole tomatoes", "1 boîte de 400 g de tomates pelées"),
    line("Egg", "3 œufs, battus"),
    line("poudre de perlimpinpin", "1 c. à café de poudre de perlimpinpin"),
  ],
};

test("ingredients=en shows whole lines in English, with servings, on page, cook view and print", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", FRENCH);
  const bob = await server.as("bob");
  const shown = async (page: string) =>
    extractLines((await bob.get(`/recipe/${page}?id=${id}&ingredients=en`)).text);
  const english = [
    "1 clove garlic",
    "2–3 carrots",
    "1 can (400 g) whole tomatoes",
    "3 eggs, beaten",
    "1 tsp poudre de perlimpinpin",
  ];
  for (const page of ["view", "cook", "print"]) expect(await shown(page)).toEqual(english);
  expect(
    extractLines((await bob.get(`/recipe/view?id=${id}&ingredients=en&servings=4`)).text),
  ).toEqual([
    "2 cloves garlic",
    "4–6 carrots",
    "2 cans (400 g) whole tomatoes",
    "6 eggs, beaten",
    "2 tsp poudre de perlimpinpin",
  ]);
  const { text } = await bob.get(`/recipe/view?id=${id}&ingredients=en`);
  expect(text).toContain('<span lang="fr">poudre de perlimpinpin</span>');
  expect(text).toContain(`/recipe/cook?id=${id}&amp;ingredients=en`);
  const written = extractLines((await bob.get(`/recipe/view?id=${id}`)).text);
  expect(written).toEqual(FRENCH.ingredients.map((each) => each.text));
});
