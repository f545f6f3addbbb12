import { expect, test } from "vitest";
import type { Client } from "../../../../tests/support/client";
import { expectLinear } from "../../../../tests/support/cpu-time";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit?view=lines";
const QUESTION = "is not in the catalogue. Did you mean:";

async function formWith(client: Client, names: string[]): Promise<Record<string, string>> {
  const lines = names.map((name, index) => [`ingredients[${index}].name`, name]);
  const { text } = await client.get(NEW);
  return { ...extractFields(text), title: "Soup", ...Object.fromEntries(lines) };
}

/** The lines of the only recipe: English catalogue names or custom names. */
async function savedLines({ db }: TestServer) {
  const rows = await db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select(["ingredients.name_en as name", "line.custom_name as own"])
    .orderBy("line.position")
    .execute();
  return rows.map(({ name, own }) => name ?? { own });
}

function answersOn(html: string): Record<string, string> {
  const radios = html.matchAll(
    /<label[^>]*><input type="radio"[^>]*name="ingredients[^>]*value="([^"]*)"[^>]*\/>(.*?)</g,
  );
  const plain = (text: string) => text.replaceAll("&#x27;", "'");
  return Object.fromEntries([...radios].map(([, value = "", words = ""]) => [plain(words), value]));
}

test("a name matches the catalogue in either language, by alias, plural or without accents", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const names = ["carottes", "CARROTS", "Pommes  de terre", "scallions", "epinard"];
  const saved = await alice.post(NEW, await formWith(alice, names));
  expect(saved.status).toBe(303);
  expect(await savedLines(server)).toEqual([
    "Carrot",
    "Carrot",
    "Potato",
    "Green onion",
    "Spinach",
  ]);
});

test("a name with different meanings in two languages uses the writer's language", async () => {
  const server = await openTestServer();
  for (const [language, name] of [
    ["fr", "Plum"],
    ["en", "Prune"],
  ] as const) {
    const cook = await server.as("alice", { "Accept-Language": language });
    expect((await cook.post(NEW, await formWith(cook, ["Prunes"]))).status).toBe(303);
    expect((await savedLines(server)).at(-1)).toBe(name);
  }
});

test("an ambiguous name is asked about, and the answer is used", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await formWith(alice, ["Leek", "brown butter", "olve oil", "Dragon scales"]);
  const asked = await alice.post(NEW, form);
  expect(asked.status).toBe(400);
  expect(asked.text).toContain(
    '<a href="#recipe-ingredients[1].name">Ingredient 2, Ingredient: Choose below which ingredient you mean.</a>',
  );
  expect(extractText(asked.text)).toContain(`“brown butter” ${QUESTION}`);
  expect(extractText(asked.text)).not.toContain("Dragon scales");
  expect(extractFields(asked.text)).toMatchObject(form);
  expect(await savedLines(server)).toEqual([]);

  const answers = answersOn(asked.text);
  expect(Object.keys(answers)).toEqual([
    "Unsalted butter",
    "Keep “brown butter” as my own",
    "Olive oil",
    "Oil-cured black olives",
    "Cooking spray (olive oil spray)",
    "Canned light tuna in oil (tuna in olive oil)",
    "Anchovies in oil",
    "Keep “olve oil” as my own",
  ]);
  const saved = await alice.post(NEW, {
    ...extractFields(asked.text),
    "ingredients[1].choice": answers["Keep “brown butter” as my own"] ?? "",
    "ingredients[2].choice": answers["Olive oil"] ?? "",
  });
  expect(saved.status).toBe(303);
  expect(await savedLines(server)).toEqual([
    "Leek",
    { own: "brown butter" },
    "Olive oil",
    { own: "Dragon scales" },
  ]);
});

test("a name confirmed as custom is not asked about again", async () => {
  const server = await openTestServer();
  const line = { amount: null, unit: "NONE", complement: "" } as const;
  const id = await writeRecipe(server.db, "alice", {
    ingredients: [
      { name: "brown butter", ...line },
      { name: "Leek", ...line },
    ],
  });
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(`${NEW}&id=${id}`)).text);
  expect((await alice.post(`${NEW}&id=${id}`, form)).status).toBe(303);
  expect(await savedLines(server)).toEqual([{ own: "brown butter" }, "Leek"]);
  const other = { ...form, version: "2", "ingredients[0].name": "hot butter" };
  const asked = await alice.post(`${NEW}&id=${id}`, other);
  expect([asked.status, extractText(asked.text).includes(`“hot butter” ${QUESTION}`)]).toEqual([
    400,
    true,
  ]);
});

test("an answer is kept while other fields are invalid, and dropped when the name changes", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const asked = await alice.post(NEW, await formWith(alice, ["brown butter", "hot milk"]));
  const answers = answersOn(asked.text);
  const butter = { "ingredients[0].choice": answers["Unsalted butter"] ?? "" };
  const half = await alice.post(NEW, { ...extractFields(asked.text), ...butter });
  expect(half.text).toContain(`aria-label="In the catalogue: Unsalted butter`);
  expect(extractText(half.text)).not.toContain("“brown butter”");
  expect(extractText(half.text)).toContain(`“hot milk” ${QUESTION}`);

  const milk = { "ingredients[1].choice": answersOn(half.text)["2% milk"] ?? "" };
  const wrong = await alice.post(NEW, { ...extractFields(half.text), ...milk, title: "" });
  expect(wrong.status).toBe(400);
  const left = extractFields(wrong.text);
  expect(left).toMatchObject({ ...butter, ...milk });
  const renamed = { ...left, title: "Soup", "ingredients[0].name": "cold butter" };
  expect(extractText((await alice.post(NEW, renamed)).text)).toContain(`“cold butter” ${QUESTION}`);
  expect((await alice.post(NEW, { ...left, title: "Soup" })).status).toBe(303);
  expect(await savedLines(server)).toEqual(["Unsalted butter", "2% milk"]);
});

test("two ingredients with the same name make it ambiguous, and both are offered", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { id } = await server.db
    .selectFrom("ingredients")
    .select("id")
    .where("name_en", "=", "Leek")
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("ingredient_names")
    .values({
      ingredient_id: id,
      locale: "en",
      key: "carrot",
      stem: "carrot",
      name: "Carrot",
      is_alias: 0,
    })
    .execute();
  const asked = await alice.post(NEW, await formWith(alice, ["Carrots"]));
  expect(asked.status).toBe(400);
  const answers = answersOn(asked.text);
  expect(Object.keys(answers).sort()).toEqual(["Carrot", "Keep “Carrots” as my own", "Leek"]);
  const chosen = { ...extractFields(asked.text), "ingredients[0].choice": answers.Leek ?? "" };
  expect((await alice.post(NEW, chosen)).status).toBe(303);
  expect(await savedLines(server)).toEqual(["Leek"]);
});

test.each([
  "own",
  "own:butter",
  "-1:brown butter",
  "99999999:brown butter",
  "1e3:brown butter",
  ":brown butter",
  "__proto__:brown butter",
])("a choice that does not belong to the name (%s) is ignored", async (choice) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...(await formWith(alice, ["brown butter"])), "ingredients[0].choice": choice };
  const asked = await alice.post(NEW, form);
  expect(asked.status).toBe(400);
  expect(extractText(asked.text)).toContain(`“brown butter” ${QUESTION}`);
});

test("a catalogue name cannot be saved as custom", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...(await formWith(alice, ["Leek"])), "ingredients[0].choice": "own:leek" };
  expect((await alice.post(NEW, form)).status).toBe(303);
  expect(await savedLines(server)).toEqual(["Leek"]);
});

test.each([
  ["no lines", "ingredients", "x"],
  ["an object instead of a list", "ingredients.x", "x"],
  ["a string instead of a line", "ingredients[0]", "x"],
  ["a list instead of a name", "ingredients[0].name[0]", "x"],
  ["a list instead of a choice", "ingredients[0].choice[0]", "x"],
  ["an object instead of a choice", "ingredients[0].choice.x", "x"],
  ["a property name of every object", "ingredients[0].name", "constructor"],
  ["a very long name", "ingredients[0].name", "e".repeat(90_000)],
])("a form with %s gets a normal response", async (_what, name, value) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const title of ["", "Soup"]) {
    const { status } = await alice.post(NEW, { title, visibility: "PRIVATE", [name]: value });
    expect([303, 400]).toContain(status);
  }
});

test("a form with a very long name is processed quickly", async () => {
  const alice = await (await openTestServer()).as("alice");
  await expectLinear(
    (length) => alice.post(NEW, { title: "Soup", "ingredients[0].name": "e".repeat(length) }),
    90_000,
  );
});

test("a custom ingredient cannot have a catalogue name", async () => {
  const server = await openTestServer();
  const names = ["  crème FRAICHE ", "Creme fraiche", "rocket", "Roquette", "Dragon scales"];
  const id = await writeRecipe(server.db, "alice", {
    ingredients: names.map((name) => ({
      name: name.trim(),
      amount: null,
      unit: "NONE",
      complement: "",
    })),
  });
  const lines = await server.db
    .selectFrom("recipe_ingredients")
    .select(["ingredient_id", "custom_name"])
    .where("recipe_id", "=", id)
    .orderBy("position")
    .execute();
  expect(lines.map((line) => line.custom_name)).toEqual([null, null, null, null, "Dragon scales"]);
  expect(lines[0]?.ingredient_id).toBe(lines[1]?.ingredient_id);
  expect(lines[2]?.ingredient_id).toBe(lines[3]?.ingredient_id);
});
