import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit?view=lines";
const LINES: [measure: string, name: string][] = [
  ["1.5 kg", "Leek"],
  ["8 fl oz", "Whole milk"],
  ["a pinch", "Salt"],
];

function lineFields(lines: [string, string][]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(([amount, name], index) => [
      [`ingredients[${index}].amount`, amount],
      [`ingredients[${index}].name`, name],
      [`ingredients[${index}].unit`, "NONE"],
    ]),
  );
}

test("measures are saved and shown as written, and saving again changes nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Soup",
    ...lineFields(LINES),
  };
  const saved = await alice.post(NEW, form);
  expect(saved.status).toBe(303);
  const id = Number(new URL(saved.location ?? "", server.origin).searchParams.get("id"));
  const rowsNow = () =>
    server.db
      .selectFrom("recipe_ingredients")
      .select([
        "ingredient_id",
        "amount_numerator",
        "amount_denominator",
        "unit",
        "written",
        "text",
      ])
      .orderBy("position")
      .execute();
  const rows = await rowsNow();
  expect(rows.map(({ written }) => written)).toEqual(LINES.map(([measure]) => measure));
  expect(rows.map(({ unit }) => unit)).toEqual(["GRAM", "MILLILITERS", null]);
  expect(rows.map(({ amount_numerator }) => amount_numerator)).toEqual([1500, 473176473, null]);
  expect(rows.map(({ text }) => text)).toEqual(LINES.map((line) => line.join(" ")));

  const view = extractText((await alice.get(`/recipe/view?id=${id}`)).text);
  for (const line of LINES) expect(view).toContain(line.join(" "));
  const opened = extractFields((await alice.get(`${NEW}&id=${id}`)).text);
  expect(opened).toMatchObject(lineFields(LINES));
  expect((await alice.post(`${NEW}&id=${id}`, opened)).status).toBe(303);
  expect(await rowsNow()).toEqual(rows);
});

test("a number and a unit typed in words are shown in their boxes", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(NEW)).text);
  const lines = lineFields([["2 teaspoons", "Granulated sugar"]]);
  const saved = await alice.post(NEW, { ...form, title: "Soup", ...lines });
  expect(saved.status).toBe(303);
  const opened = extractFields((await alice.get(`${NEW}&id=1`)).text);
  expect(opened).toMatchObject({
    "ingredients[0].words": "2 teaspoons Granulated sugar",
    "ingredients[0].amount": "2",
    "ingredients[0].unit": "TEASPOON",
    "ingredients[0].name": "Granulated sugar",
  });
});

test("text that is not a measure is rejected at its line, and nothing is lost", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const lines = lineFields([
    ["1.5 kg", "Leek"],
    ["3 blobs", "Salt"],
  ]);
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Soup",
    ...lines,
  };
  const refused = await alice.post(NEW, form);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('href="#recipe-ingredients[1].amount"');
  expect(refused.text).not.toContain('href="#recipe-ingredients[0]');
  expect(extractFields(refused.text)).toMatchObject(lines);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("a measure that cannot be weighed is saved, scales, and is reported in the nutrition", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Sweets", yield: "4" };
  const saved = await alice.post(NEW, { ...form, ...lineFields([["2 cups", "Celery salt"]]) });
  expect(saved.status).toBe(303);
  const lines = server.db
    .selectFrom("recipe_ingredients")
    .select(["amount_numerator", "unit", "written"]);
  expect(await lines.execute()).toEqual([{ amount_numerator: 2, unit: "CUP", written: "2 cups" }]);
  const { id } = await server.db.selectFrom("recipes").select("id").executeTakeFirstOrThrow();
  const twice = await alice.get(`/recipe/view?id=${id}&servings=8`);
  expect(extractText(twice.text)).toContain("4 cups Celery salt");
  expect(extractText(twice.text)).toContain("density not known: Celery salt");
  const again = extractFields((await alice.get(`${NEW}&id=${id}`)).text);
  expect((await alice.post(`${NEW}&id=${id}`, again)).status).toBe(303);
  expect(await lines.execute()).toEqual([{ amount_numerator: 2, unit: "CUP", written: "2 cups" }]);
});

test("a whole line pasted into a name is parsed on save", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const lines = lineFields([
    ["", "1.5 kg leeks, washed"],
    ["", "Salt"],
    ["2", "Carrot"],
  ]);
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Soup",
    ...lines,
  };
  const saved = await alice.post(NEW, form);
  expect(saved.status).toBe(303);
  const rows = await server.db
    .selectFrom("recipe_ingredients")
    .select(["custom_name", "amount_numerator", "unit", "complement", "text"])
    .orderBy("position")
    .execute();
  const known = { custom_name: null };
  expect(rows).toEqual([
    {
      ...known,
      amount_numerator: 1500,
      unit: "GRAM",
      complement: "washed",
      text: "1.5 kg leeks, washed",
    },
    { ...known, amount_numerator: null, unit: null, complement: "", text: "Salt" },
    { ...known, amount_numerator: 2, unit: "UNIT", complement: "", text: "2 Carrot" },
  ]);
  const id = new URL(saved.location ?? "", server.origin).searchParams.get("id");
  const again = extractFields((await alice.get(`${NEW}&id=${id}`)).text);
  expect(again).toMatchObject({
    "ingredients[0].amount": "1.5 kg",
    "ingredients[0].name": "leeks",
    "ingredients[0].complement": "washed",
  });
});

test("an alias can be kept as custom, a catalogue name cannot", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const lines = lineFields([
    ["", "white sugar"],
    ["", "Leek"],
  ]);
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Soup",
    ...lines,
  };
  const own = {
    "ingredients[0].choice": "declined:white sugar",
    "ingredients[1].choice": "declined:leek",
  };
  const saved = await alice.post(NEW, { ...form, ...own });
  expect(saved.status).toBe(303);
  const rows = server.db.selectFrom("recipe_ingredients").select("custom_name").orderBy("position");
  expect(await rows.execute()).toEqual([{ custom_name: "white sugar" }, { custom_name: null }]);
  const id = new URL(saved.location ?? "", server.origin).searchParams.get("id");
  const { text } = await alice.get(`${NEW}&id=${id}`);
  expect(text).toContain(`aria-label="Your own ingredient. Use Granulated sugar"`);
  const taken = await alice.post(`${NEW}&id=${id}`, {
    ...extractFields(text),
    "ingredients[0].choice": "",
  });
  expect(taken.status).toBe(303);
  expect(await rows.execute()).toEqual([{ custom_name: null }, { custom_name: null }]);
});
