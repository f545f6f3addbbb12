import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const EDIT = "/recipe/edit";
const ROWS = `${EDIT}?view=lines&id=1`;

const openRows = async (ingredientsText: string, language = "en") => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get(EDIT)).text);
  const saved = await alice.post(EDIT, { ...blank, title: "Soup", language, ingredientsText });
  expect(saved.status).toBe(303);
  const fields = extractFields((await alice.get(ROWS)).text);
  const save = (change: Record<string, string>) => alice.post(ROWS, { ...fields, ...change });
  const listLines = () =>
    server.db
      .selectFrom("recipe_ingredients")
      .select(["words", "ingredient_id", "custom_name", "parse", "words_by"])
      .orderBy("position")
      .execute();
  return { server, fields, save, listLines };
};

test.each([
  ["1 gousse d'ail, hachée", "fr", { amount: "2" }, "2 gousse d'ail, hachée"],
  ["2 large eggs (110 g), beaten", "en", { amount: "3" }, "3 large eggs (110 g), beaten"],
  ["1 tbsp of olive oil, plus more", "en", { unit: "CUP" }, "1 cup of olive oil, plus more"],
  ["200 g plain flour, sifted", "en", { name: "rye flour" }, "200 g rye flour, sifted"],
  ["juice of 1 lemon", "en", { complement: "strained" }, "juice of 1 lemon, strained"],
  ["200 g plain flour, sifted", "en", { complement: "" }, "200 g plain flour"],
])("%s (%s) with %j in its row is %s", async (line, language, change, words) => {
  const { save, listLines } = await openRows(`${line}\nsalt`, language);
  const before = await listLines();
  const boxes = Object.entries(change).map(([box, text]) => [`ingredients[0].${box}`, text]);
  expect((await save(Object.fromEntries(boxes))).status).toBe(303);
  const [changed, untouched] = await listLines();
  expect(changed?.words).toBe(words);
  expect(untouched).toEqual(before[1]);
  if (!("name" in change)) expect(changed?.ingredient_id).toBe(before[0]?.ingredient_id);
});

test("unchanged words are parsed anew in another language of the recipe", async () => {
  const { save, listLines } = await openRows("200 g sugar");
  const [english] = await listLines();
  expect((await save({ language: "fr" })).status).toBe(303);
  const [french] = await listLines();
  expect(french?.words).toBe(english?.words);
  expect([english, french].map((line) => JSON.parse(line?.parse ?? "")[0])).toEqual(["en", "fr"]);
});

test("rows keep their words in another language of the recipe, where a unit means something else", async () => {
  const { save, listLines } = await openRows("2 c. de sucre\n3 c. de farine");
  expect((await save({ language: "fr", "ingredients[1].amount": "4" })).status).toBe(303);
  const lines = await listLines();
  expect(lines.map(({ words }) => words)).toEqual(["2 c. de sucre", "4 c. de farine"]);
});

test("an ambiguous amount is refused, and nothing typed is lost", async () => {
  const { fields, save, listLines } = await openRows("salt");
  expect(fields["ingredients[0].words"]).toBe("salt");
  const refused = await save({ "ingredients[0].amount": "1,250" });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Is the comma a decimal? Write 1250 or 1.25.");
  expect(extractFields(refused.text)).toMatchObject({
    "ingredients[0].amount": "1,250",
    "ingredients[0].words": "salt",
  });
  expect((await listLines()).map(({ words }) => words)).toEqual(["salt"]);
});

test("a line kept as parts only is composed once its boxes are changed", async () => {
  const server = await openTestServer();
  const amount = { numerator: 3, denominator: 2 };
  const line = { name: "All-purpose flour", amount, unit: "CUP" as const, complement: "sifted" };
  await writeRecipe(server.db, "alice", { ingredients: [line] });
  const alice = await server.as("alice");
  const fields = extractFields((await alice.get(ROWS)).text);
  expect(fields).toMatchObject({
    "ingredients[0].amount": "1 1/2",
    "ingredients[0].unit": "CUP",
    "ingredients[0].name": "All-purpose flour",
    "ingredients[0].complement": "sifted",
  });
  const listRows = () => server.db.selectFrom("recipe_ingredients").selectAll().execute();
  expect((await alice.post(ROWS, fields)).status).toBe(303);
  expect(await listRows()).toMatchObject([
    { words: "", parse: "", words_by: "parts", unit: "CUP" },
  ]);
  const again = extractFields((await alice.get(ROWS)).text);
  const changed = { ...again, "ingredients[0].amount": "2" };
  expect((await alice.post(ROWS, changed)).status).toBe(303);
  expect(await listRows()).toMatchObject([
    { words: "2 cups All-purpose flour, sifted", words_by: "cook", unit: "CUP" },
  ]);
});
