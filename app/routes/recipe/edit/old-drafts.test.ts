import { expect, test } from "vitest";
import { extractFields } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";

const EDIT = "/recipe/edit";

/** As drafts were stored until 2026-11-27. */
const CLOVES = {
  name: "ail",
  amount: "1 gousse",
  unit: "NONE",
  complement: "hachée",
  readAs: "1|NONE|1 gousse",
  choice: "own:ail",
  text: "1 gousse d'ail, hachée",
  textOf: "1/1|NONE|ail|hachée|1 gousse",
};
const FLOUR = {
  ...{ name: "farine", amount: "250", unit: "GRAM", complement: "" },
  text: "200 g de farine",
  textOf: "200/1|GRAM|farine||",
};
const SALT = { name: "sel", amount: "", unit: "NONE", complement: "" };

const openDraft = async (view: string, lines: Record<string, string>[], more = {}) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { image: _, ...blank } = extractFields((await alice.get(EDIT)).text);
  const parts = lines.flatMap((line, at) =>
    Object.entries(line).map(([part, value]) => [`ingredients[${at}].${part}`, value]),
  );
  const form = { ...blank, view, language: "fr", title: "Tarte", ...more };
  await alice.post("/recipe/draft", { ...form, ...Object.fromEntries(parts) });
  const { text } = await alice.get(`${EDIT}?draft=${blank.draft}`);
  return { server, alice, fields: extractFields(text) };
};

test("rows of an old draft keep the words they had, unless the cook changed them", async () => {
  const { server, alice, fields } = await openDraft("lines", [CLOVES, FLOUR, SALT]);
  expect(fields).toMatchObject({
    "ingredients[0].words": "1 gousse d'ail, hachée",
    "ingredients[0].amount": "1 gousse",
    "ingredients[0].name": "ail",
    "ingredients[1].amount": "250",
    "ingredients[1].unit": "GRAM",
    "ingredients[2].name": "sel",
  });
  expect((await alice.post(EDIT, fields)).status).toBe(303);
  const lines = await server.db.selectFrom("recipe_ingredients").select("words").execute();
  expect(lines.map(({ words }) => words)).toEqual([
    "1 gousse d'ail, hachée",
    "250 g farine",
    "sel",
  ]);
});

test("the text of an old draft keeps what is known of its lines", async () => {
  const line = { ...CLOVES, line: "1 gousse d'ail, hachée" };
  const ingredientsText = "1 gousse d'ail, hachée\nsel";
  const { fields } = await openDraft("text", [line], { ingredientsText });
  expect(fields).toMatchObject({
    ingredientsText,
    "ingredients[0].words": "1 gousse d'ail, hachée",
    "ingredients[0].choice": "own:ail",
  });
  expect(fields["ingredients[0].textOf"]).toBeUndefined();
});
