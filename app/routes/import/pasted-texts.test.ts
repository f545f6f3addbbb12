import { expect, test } from "vitest";
import { buildPage, buildSchemaRecipe, listImportItems } from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer } from "../../../tests/support/server";

const PLAIN = "Bread\nIngredients\n500 g flour\n300 ml water\nSteps\nKnead.\nBake.\n";

function recipes(count: number) {
  return Array.from({ length: count }, (_, at) => buildSchemaRecipe(`Dish ${at}`));
}

test("a page, JSON-LD or plain text can be pasted, and a text without a recipe is returned", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const plain = "Pancakes\n\nIngredients\n2 cups flour\n3 eggs\n\nMethod\nWhisk all.\nFry.\n";
  const pasted = [
    buildPage(buildSchemaRecipe("Pancakes")),
    JSON.stringify(buildSchemaRecipe("Pancakes")),
    plain,
  ];
  for (const [at, text] of pasted.entries()) {
    const { location } = await alice.post("/import", { formKey: `t${at}`, pasted: text });
    const fields = extractFields((await alice.get(location ?? "")).text);
    expect(fields).toMatchObject({
      title: "Pancakes",
      "ingredients[0].words": expect.stringMatching(/^2 cups/),
    });
  }
  const none = await alice.post("/import", { formKey: "t", pasted: "Hello there." });
  expect(none.status).toBe(400);
  expect(extractText(none.text)).toContain("No recipe was found in it.");
  expect(extractFields(none.text).pasted).toBe("Hello there.");
});

test("a draft of another recipe does not appear in an import and can still be opened", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get("/recipe/edit?view=lines")).text);
  const other = { ...blank, title: "Long story" };
  await server.db.deleteFrom("sessions").execute();
  await alice.post("/recipe/edit", other);
  const back = await server.as("alice");

  const text = JSON.stringify(buildSchemaRecipe("Pie"));
  const { location } = await back.post("/import", { formKey: "t", pasted: text });
  const fields = extractFields((await back.get(location ?? "")).text);
  expect(fields.title).toBe("Pie");
  expect((await back.post(location ?? "", fields)).status).toBe(303);
  const kept = extractFields((await back.get(`/recipe/edit?draft=${blank.draft}`)).text);
  expect(kept.title).toBe("Long story");
});

test.each([
  ["a page of sixty recipes", buildPage(recipes(60)), 50],
  ["a text that is longer than is read", `${PLAIN}${"so it goes. ".repeat(100_000)}`, 1],
])("%s says that there is more", async (_what, text, count) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const read = await alice.post("/import", { formKey: "a", pasted: text });
  expect([read.status, read.location]).toEqual([303, "/import/view?import=1"]);
  const items = await listImportItems(server.db, 1);
  expect(items.map(({ state, problem }) => [state, problem])).toEqual([
    ...Array.from({ length: count }, () => ["FOUND", null]),
    ["FAILED", "more"],
  ]);
  const { text: list } = await alice.get("/import/view?import=1&show=FAILED");
  expect(extractText(list)).toContain("import the rest separately");
});

test.each([
  ["a page of forty recipes", buildPage(recipes(40)), 40],
  ["a short text", PLAIN, 1],
])("%s is complete and mentions no more", async (_what, text, count) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await alice.post("/import", { formKey: "a", pasted: text });
  const items = await listImportItems(server.db, 1);
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "FOUND"));
});
