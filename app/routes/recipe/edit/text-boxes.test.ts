import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cleanLine } from "#domain/text/text";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit";

async function openForm(server: TestServer) {
  const alice = await server.as("alice");
  const blank = extractFields((await alice.get(NEW)).text);
  const write = (ingredientsText: string, method = "Stir.\n\nBake.", rest = {}) =>
    alice.post(NEW, { ...blank, title: "Cake", ingredientsText, method, ...rest });
  return { alice, blank, write };
}

const listLines = (server: TestServer) =>
  server.db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select(["line.text", "line.unit", "ingredients.name_en as food"])
    .orderBy("line.recipe_id")
    .orderBy("line.position")
    .execute();

const listTexts = (server: TestServer) =>
  server.db.selectFrom("recipe_paragraphs").select("text").orderBy("position").execute();

const listHeadings = (server: TestServer) =>
  server.db
    .selectFrom("recipe_headings")
    .select(["kind", "before", "text"])
    .orderBy("kind")
    .execute();

test("a recipe written in two text boxes is saved with one click and keeps its words", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  const saved = await write(
    "200 g plain flour\r\n2 large eggs\r\na knob of butter\r\n\r\n# For the glaze\r\n1 tbsp brown sugar, sifted",
    "# The base\r\nStir.\r\n\r\nBake for 20 min.\r\n\r\n# The glaze\r\n\r\nMelt.",
  );
  expect(saved.status).toBe(303);
  expect(await listLines(server)).toEqual([
    { text: "200 g plain flour", unit: "GRAM", food: "All-purpose flour" },
    { text: "2 large eggs", unit: "UNIT", food: "Egg" },
    { text: "a knob of butter", unit: null, food: "Unsalted butter" },
    { text: "1 tbsp brown sugar, sifted", unit: "TABLESPOON", food: "Brown sugar" },
  ]);
  expect((await listTexts(server)).map(({ text }) => text)).toEqual([
    "Stir.",
    "Bake for 20 min.",
    "Melt.",
  ]);
  expect(await listHeadings(server)).toEqual([
    { kind: "INGREDIENT", before: 3, text: "For the glaze" },
    { kind: "STEP", before: 0, text: "The base" },
    { kind: "STEP", before: 2, text: "The glaze" },
  ]);
  const page = extractText((await alice.get(saved.location ?? "")).text);
  expect(page).toContain("a knob of butter");
  expect(page).toContain("For the glaze");
});

test("saving an untouched form changes nothing, and an untouched line keeps its parsed parts", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  await write("200 g plain flour\n2 eggs");
  await server.db.updateTable("recipe_ingredients").set({ complement: "known" }).execute();
  const opened = extractFields((await alice.get(`${NEW}?id=1`)).text);
  expect(opened.ingredientsText).toBe("200 g plain flour\n2 eggs");
  expect(opened.method).toBe("Stir.\n\nBake.");
  expect((await alice.post(`${NEW}?id=1`, opened)).status).toBe(303);
  const before = await server.db.selectFrom("recipes").select("version").executeTakeFirst();
  expect(before).toEqual({ version: 1 });
  const ingredientsText = "1 cup milk\n2 eggs\n200 g plain flour";
  expect((await alice.post(`${NEW}?id=1`, { ...opened, ingredientsText })).status).toBe(303);
  const rows = await server.db
    .selectFrom("recipe_ingredients")
    .select(["text", "complement"])
    .orderBy("position")
    .execute();
  expect(rows).toEqual([
    { text: "1 cup milk", complement: "" },
    { text: "2 eggs", complement: "known" },
    { text: "200 g plain flour", complement: "known" },
  ]);
});

test("a doubtful line is asked about once, and the next submit accepts it", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  const asked = await write("200 g plain flour\n3 carrots, 2 turnips, 1 leek");
  expect(asked.status).toBe(400);
  const fields = extractFields(asked.text);
  expect(fields.ingredientsText).toBe("200 g plain flour\n3 carrots, 2 turnips, 1 leek");
  expect(asked.text).toContain('href="#recipe-ingredients[1].name"');
  expect(asked.text).toContain('id="recipe-ingredients[1].name"');
  expect(asked.text).not.toContain('id="recipe-ingredients[0].name"');
  expect((await alice.post(NEW, fields)).status).toBe(303);
  expect((await listLines(server)).map(({ text }) => text)).toEqual([
    "200 g plain flour",
    "3 carrots, 2 turnips, 1 leek",
  ]);
});

test("switching views and back keeps the text, and edited rows are reflected in it", async () => {
  const server = await openTestServer();
  const { alice, blank } = await openForm(server);
  const ingredientsText = "1.5 kg flour\n2-3 large eggs\n# The glaze\nzest of 1 lemon\nsalt";
  const method = "Stir\nwell.\n\nBake.";
  const asLines = await alice.post(NEW, { ...blank, ingredientsText, method, intent: "showOther" });
  expect(asLines.status).toBe(200);
  const { image: _, intent: __, ...lines } = extractFields(asLines.text);
  expect(lines).toMatchObject({
    view: "lines",
    "ingredients[2].name": "# The glaze",
    "steps[1]": "Bake.",
  });
  const asText = await alice.post(NEW, { ...lines, intent: "showOther" });
  expect(extractFields(asText.text)).toMatchObject({ view: "text", ingredientsText, method });
  const edited = await alice.post(NEW, {
    ...lines,
    "ingredients[4].complement": "coarse",
    intent: "showOther",
  });
  expect(extractFields(edited.text).ingredientsText).toBe(`${ingredientsText}, coarse`);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("text over the limit is reported at its box and kept", async () => {
  const server = await openTestServer();
  const { write } = await openForm(server);
  const many = Array.from({ length: 101 }, (_, count) => `${count + 1} g flour`).join("\n");
  for (const [text, says] of [
    [many, "At most 100."],
    ["x".repeat(251), "Line 1: at most 250 characters."],
  ] as const) {
    const refused = await write(text);
    expect(refused.status).toBe(400);
    expect(extractText(refused.text)).toContain(says);
    expect(extractFields(refused.text).ingredientsText?.trim()).toBe(text.trim());
  }
  const steps = await write(
    "1 egg",
    Array.from({ length: 101 }, (_, n) => `Step ${n}.`).join("\n"),
  );
  expect(steps.status).toBe(400);
  expect(steps.text).toMatch(/href="#recipe-steps">Steps: At most 100\./);
  const method = "Stir.\n\n".repeat(131);
  const refused = await write("1 egg", method);
  expect(extractText(refused.text)).toContain("Method: At most 100.");
  expect(extractFields(refused.text).method?.trim()).toBe(method.trim());
  const long = await write("1 egg", `Stir.\n\n${"word ".repeat(200)}`);
  expect(long.text).toContain('id="recipe-steps[1]"');
});

test("a text that does not fit into rows stays in its box", async () => {
  const server = await openTestServer();
  const { write } = await openForm(server);
  const ingredientsText = Array.from({ length: 140 }, (_, count) => `${count + 1} g flour`).join(
    "\n",
  );
  const method = Array.from({ length: 140 }, (_, count) => `Step ${count}.`).join("\n\n");
  const asked = await write(ingredientsText, method, { intent: "showOther" });
  expect(asked.status).toBe(400);
  expect(extractFields(asked.text)).toMatchObject({ view: "text", ingredientsText, method });
});

test("any other field over its limit is rejected, never truncated", async () => {
  const server = await openTestServer();
  const { write } = await openForm(server);
  expect((await write("1 egg", "Stir.", { description: "x".repeat(100_000) })).status).toBe(400);
  expect((await write("1 egg", "Stir.", { description: "x".repeat(100_001) })).status).toBe(413);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

const CORPUS = "tests/fixtures/ingredient-lines";

function corpus(language: "en" | "fr"): string[] {
  const files = readdirSync(CORPUS).filter((name) => name.startsWith(`${language}-`));
  const rows = files.flatMap((name) =>
    readFileSync(path.join(CORPUS, name), "utf8").split("\n").slice(1),
  );
  const lines = rows.map((row) => cleanLine(row.split("\t")[0] ?? "").replace(/^[-•▢☐*–] ?/, ""));
  return [...new Set(lines)].filter((line) => line !== "" && line.length <= 250);
}

test.each(["en", "fr"] as const)(
  "500 real lines (%s) keep their text after a switch of views",
  async (language) => {
    const server = await openTestServer();
    const { alice, blank } = await openForm(server);
    const all = corpus(language).slice(0, 500);
    expect(all).toHaveLength(500);
    for (let start = 0; start < all.length; start += 100) {
      const ingredientsText = all.slice(start, start + 100).join("\n");
      const form = { ...blank, language, ingredientsText, intent: "showOther" };
      const { image: _, ...lines } = extractFields((await alice.post(NEW, form)).text);
      expect(lines.view).toBe("lines");
      const asText = await alice.post(NEW, { ...lines, intent: "showOther" });
      expect(extractFields(asText.text).ingredientsText).toBe(ingredientsText);
    }
  },
);

test("brackets are tidied in imported lines only", async () => {
  const server = await openTestServer();
  const { write } = await openForm(server);
  const written = ["1 egg (, beaten)", "1 cup rice ( uncooked)", "2 onions ()"];
  expect((await write(written.join("\n"))).status).toBe(303);
  expect((await listLines(server)).map(({ text }) => text)).toEqual(written);
});

test.each(["-", "•", "–", "*", "▢", "- [ ]"])(
  "%j before pasted ingredients is removed, and submitting again keeps the lines",
  async (bullet) => {
    const server = await openTestServer();
    const { alice, write } = await openForm(server);
    const pasted = `${bullet} 3 onions\n${bullet} 200 g plain flour\n# Glaze\n${bullet} salt`;
    const refused = await write(pasted, "Stir.", { title: "" });
    expect(refused.status).toBe(400);
    expect((await alice.post(NEW, { ...extractFields(refused.text), title: "Cake" })).status).toBe(
      303,
    );
    expect(await listLines(server)).toEqual([
      { text: "3 onions", unit: "UNIT", food: "Onion" },
      { text: "200 g plain flour", unit: "GRAM", food: "All-purpose flour" },
      { text: "salt", unit: null, food: "Salt" },
    ]);
  },
);

test.each(["Sal", "chese"])(
  "the misspelled ingredient %j is asked about in both views",
  async (line) => {
    const server = await openTestServer();
    const { alice, write } = await openForm(server);
    const blank = extractFields((await alice.get(`${NEW}?view=lines`)).text);
    const asked = await write(line);
    const row = await alice.post(NEW, { ...blank, title: "Cake", "ingredients[0].name": line });
    for (const { status, text } of [asked, row]) {
      expect(status).toBe(400);
      expect(extractText(text)).toContain(`“${line}” is not in the catalogue. Did you mean:`);
    }
    const own = {
      ...extractFields(asked.text),
      "ingredients[0].choice": `own:${line.toLowerCase()}`,
    };
    expect((await alice.post(NEW, own)).status).toBe(303);
    expect(await listLines(server)).toEqual([{ text: line, unit: null, food: null }]);
  },
);

test("a number with an uncountable ingredient is asked about in both views", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  const blank = extractFields((await alice.get(`${NEW}?view=lines`)).text);
  const asked = await write("2 salt");
  expect(asked.status).toBe(400);
  expect(extractText(asked.text)).toContain("Please check how this line was understood.");
  const row = await alice.post(NEW, { ...blank, title: "Cake", "ingredients[0].name": "2 salt" });
  expect(row.status).toBe(400);
  expect((await alice.post(NEW, extractFields(asked.text))).status).toBe(303);
  expect((await listLines(server)).map(({ text }) => text)).toEqual(["2 salt"]);
});

test("a correctly spelled custom ingredient is not asked about in the text view", async () => {
  const server = await openTestServer();
  const { write } = await openForm(server);
  const own =
    "2 handfuls cheese\nbrown butter\n1 tbsp bouillon powder\ndragon scales\nsalt and pepper";
  expect((await write(own)).status).toBe(303);
});

const OF_EACH = [
  "½ tsp each cumin and paprika",
  "1 tbsp each: oil, vinegar",
  "1 tsp each of salt and pepper",
  "1 c. à thé chacun de sel et de poivre",
];

test("one measure for several ingredients does not block saving in either view, and its words stay", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  expect((await write(OF_EACH.join("\n"))).status).toBe(303);
  expect((await listLines(server)).map(({ text }) => text)).toEqual(OF_EACH);
  const blank = extractFields((await alice.get(`${NEW}?view=lines`)).text);
  const names = OF_EACH.map((line, at) => [`ingredients[${at}].name`, line]);
  const rows = { ...blank, title: "Cake", ...Object.fromEntries(names) };
  expect((await alice.post(NEW, rows)).status).toBe(303);
  expect((await listLines(server)).slice(OF_EACH.length).map(({ text }) => text)).toEqual(OF_EACH);
});

test("a line that introduces what follows is a heading, unless it was saved as a step", async () => {
  const server = await openTestServer();
  const { alice, write } = await openForm(server);
  const saved = await write(
    "1 egg",
    "Bake.\nFor the glaze:\nMelt the butter.\nIn a bowl, mix:\nsugar",
  );
  expect(await listHeadings(server)).toEqual([{ kind: "STEP", before: 1, text: "For the glaze" }]);
  expect(saved.status).toBe(303);
  await server.db
    .updateTable("recipe_paragraphs")
    .set({ text: "To serve:" })
    .where("text", "=", "Melt the butter.")
    .execute();
  const opened = extractFields((await alice.get(`${NEW}?id=1`)).text);
  expect((await alice.post(`${NEW}?id=1`, opened)).status).toBe(303);
  expect(await server.db.selectFrom("recipes").select("version").executeTakeFirst()).toEqual({
    version: 1,
  });
});
