import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readUpload, writeUpload, zipOf } from "../../tests/support/import-files";
import { photo } from "../../tests/support/upload";
import { openUpload } from "./open-upload";

const fault = (reason: string) => expect.objectContaining({ reason });
const MEGABYTE = 1024 * 1024;

const schemaRecipe = (name: string) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeIngredient: ["2 eggs"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Beat." }],
});
const popoteRecipe = (title: string, changed = {}) => ({
  title,
  visibility: "PRIVATE",
  ingredients: [],
  steps: ["Beat."],
  ...changed,
});

test.each([
  ["one of schema.org", schemaRecipe("A"), ["A"]],
  ["a list of them", [schemaRecipe("A"), "x", null, schemaRecipe("B")], ["A", "B"]],
  [
    "a graph of more than a page has",
    { "@graph": Array.from({ length: 120 }, (_, at) => schemaRecipe(`R${at}`)) },
    Array.from({ length: 120 }, (_, at) => `R${at}`),
  ],
  [
    "a list of list items",
    {
      "@type": "ItemList",
      itemListElement: Array.from({ length: 60 }, (_, at) => ({
        "@type": "ListItem",
        position: at + 1,
        item: schemaRecipe(`R${at}`),
      })),
    },
    Array.from({ length: 60 }, (_, at) => `R${at}`),
  ],
  ["recipes of several programs", [popoteRecipe("A"), schemaRecipe("B")], ["A", "B"]],
])("JSON may be %s", async (_, json, titles) => {
  const { entries } = await readUpload("recipes.json", JSON.stringify(json));
  expect(entries.map((entry) => "recipe" in entry && entry.recipe.title)).toEqual(titles);
});

test("a saved page and a text are recognised whatever their names", async () => {
  const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(schemaRecipe("Eggs"))}</script>`;
  const asPage = await readUpload("x.jpg", page);
  expect(asPage.upload.format).toBe("JSON_LD");
  expect(asPage.entries).toMatchObject([{ recipe: { title: "Eggs" } }]);
  const asText = await readUpload(
    "x.json5",
    "Œufs brouillés\n\nIngrédients\n- 2 œufs\n- sel\n\nPréparation\n1. Battre.\n2. Cuire.\n",
  );
  expect(asText.upload.format).toBe("TEXT");
  expect(asText.entries).toMatchObject([
    { recipe: { title: "Œufs brouillés", ingredients: ["2 œufs", "sel"] } },
  ]);
});

test("an archive yields the recipes of its files, and reports the files without any", async () => {
  const text = (title: string) => `${title}\n\nIngredients\n- 2 eggs\n- salt\n\nMethod\n1. Beat.\n`;
  const file = await zipOf({
    "eggs.txt": text("Eggs"),
    "more.md": text("More eggs"),
    "page.html": `<script type="application/ld+json">${JSON.stringify(schemaRecipe("Page"))}</script>`,
    "stray.json": JSON.stringify(schemaRecipe("Stray")),
    "settings.json": '{"theme":"dark"}',
    "README.md": "These are our recipes.",
    "poem.md": "Of leeks and love.",
    "weather.json": '{"sky":"grey"}',
    "cover.jpg": await photo(),
    "Thumbs.db": "x",
    ".DS_Store": "x",
    "__MACOSX/._eggs.txt": text("Shadow"),
    "page_files/frame.html": "<p>An advertisement</p>",
    "inner.zip": await zipOf({ "inner.md": text("Inner"), "b.jpg": "x" }),
    "notes.csv": "day,note\nMonday,nothing\nTuesday,much\n",
  });
  const { entries } = await readUpload("a.zip", file);
  const told = entries.map((each) => ("recipe" in each ? each.recipe.title : each.problem));
  expect(entries.map(({ name }, at) => [name, told[at]])).toEqual([
    ["stray.json", "Stray"],
    ["weather.json", "notARecipe"],
    ["inner.zip!/inner.md", "Inner"],
    ["notes.csv", "table"],
    ["page.html", "Page"],
    ["more.md", "More eggs"],
    ["poem.md", "notARecipe"],
    ["eggs.txt", "Eggs"],
  ]);
});

test("a program's readable copy of a recipe is not a second recipe", async () => {
  const markdown = (title: string) =>
    `# ${title}\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Beat.\n`;
  const files = {
    "1.json": JSON.stringify(schemaRecipe("A")),
    "2.json": "{",
    "2.jsonld": JSON.stringify(schemaRecipe("B")),
  };
  const copies = {
    "1.jsonld": JSON.stringify(schemaRecipe("A")),
    "1.html": "x",
    "book/a.md": markdown("A"),
    "c.md": markdown("C"),
  };
  const { entries } = await readUpload("a.zip", await zipOf({ ...files, ...copies }));
  expect(entries.map((each) => ("recipe" in each ? each.recipe.title : each.problem))).toEqual([
    "A",
    "damaged",
    "C",
  ]);
});

test("a table beside texts is reported with its columns, and read first", async () => {
  const table = "title,ingredients,directions\nPie,2 eggs,Bake.\nTart,3 eggs,Bake.\n";
  const file = await zipOf({
    "a.md": "# Soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n",
    "b.csv": table,
  });
  const upload = await openUpload(writeUpload("a.zip", file));
  onTestFinished(() => upload.close());
  const fields = ["title", "ingredients", "steps"] as const;
  expect(upload.table?.map(({ field }) => field)).toEqual(fields);
  const matching = { names: ["title", "ingredients", "directions"], fields: [...fields] };
  const matched = await openUpload(writeUpload("a.zip", file), undefined, matching);
  onTestFinished(() => matched.close());
  const titles = [];
  for await (const entry of matched.recipes()) titles.push("recipe" in entry && entry.recipe.title);
  expect(titles).toEqual(["Pie", "Tart", "Soup"]);
});

test("Windows-1252 and UTF-16 texts keep their accents", async () => {
  const json = JSON.stringify(popoteRecipe("Crème brûlée"));
  for (const bytes of [
    Buffer.from(json, "latin1"),
    Buffer.from(`\ufeff${json}`, "utf16le"),
    Buffer.from(`\ufeff${json}`),
  ]) {
    const { entries } = await readUpload("a.json", bytes);
    expect(entries).toMatchObject([{ recipe: { title: "Crème brûlée" } }]);
  }
});

test("an unreadable recipe does not stop the others", async () => {
  const file = await zipOf({
    "recipes/1.json": JSON.stringify(popoteRecipe("A")),
    "recipes/2.json": '{"title": "cut',
    "recipes/3.json": JSON.stringify(popoteRecipe("C", { steps: [1] })),
    "recipes/4.json": JSON.stringify(popoteRecipe("D")),
    "recipes/5.json": Buffer.alloc(40 * MEGABYTE, 0x20),
    "recipes/6.json": `${"[".repeat(200_000)}1${"]".repeat(200_000)}`,
    "recipes/7.zip": "PK\u0003\u0004 not really",
    "recipes/8.paprikarecipe": gzipSync(Buffer.alloc(40 * MEGABYTE)),
    "recipes/9.paprikarecipe": Buffer.from([0x1f, 0x8b, 1, 2]),
    "profile.json": "{}",
  });
  const { entries } = await readUpload("popote.zip", file);
  expect(
    entries.map((entry) => [entry.name, "recipe" in entry ? entry.recipe.title : entry.problem]),
  ).toEqual([
    ["recipes/1.json", "A"],
    ["recipes/2.json", "damaged"],
    ["recipes/3.json", "notARecipe"],
    ["recipes/4.json", "D"],
    ["recipes/5.json", "tooLarge"],
    ["recipes/6.json", "unsafe"],
    ["recipes/7.zip", "damaged"],
    ["recipes/8.paprikarecipe", "tooLarge"],
    ["recipes/9.paprikarecipe", "damaged"],
  ]);
});

test("an entry with an unsafe path is reported and not read", async () => {
  const harmful = "../../etc/cron.d/x.json";
  const zip = await zipOf({
    "a.json": JSON.stringify(popoteRecipe("A")),
    ["x".repeat(harmful.length)]: JSON.stringify(popoteRecipe("Harm")),
  });
  const bytes = Buffer.from(
    zip.toString("latin1").replaceAll("x".repeat(harmful.length), harmful),
    "latin1",
  );
  const { entries } = await readUpload("a.zip", bytes);
  expect(entries).toMatchObject([
    { name: harmful, problem: "unsafe" },
    { name: "a.json", recipe: { title: "A" } },
  ]);
});

test("archives nested too deep are not opened", async () => {
  const recipe = JSON.stringify(popoteRecipe("A"));
  const inner = await zipOf({ "deep.zip": await zipOf({ "a.json": recipe }), "b.json": recipe });
  const { entries } = await readUpload("a.zip", await zipOf({ "inner.zip": inner }));
  expect(entries).toMatchObject([
    { name: "inner.zip!/deep.zip", problem: "nested" },
    { name: "inner.zip!/b.json", recipe: { title: "A" } },
  ]);
});

test("a nested archive may hold only as much as a recipe needs", async () => {
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.json`, "{}"]));
  const file = await zipOf({ "many.zip": await zipOf(many) });
  const { entries } = await readUpload("a.zip", file);
  expect(entries).toEqual([{ name: "many.zip", problem: "tooMany" }]);
});

test("brackets and quotes in strings do not count as nesting", async () => {
  const title = `${"[{".repeat(300)} "quoted\\\\" \\\\\\" ${"[".repeat(300)}`;
  const { entries } = await readUpload("a.json", JSON.stringify(popoteRecipe(title)));
  expect(entries).toMatchObject([{ recipe: { title } }]);
});

test("keys of JavaScript's prototypes have no effect", async () => {
  const json = `{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},
    "title": "A", "visibility": "PUBLIC", "steps": [], "ingredients": [{"name": "x", "__proto__": {"choice": "1:x"}}]}`;
  const { entries } = await readUpload("a.json", json);
  expect(entries).toMatchObject([{ recipe: { title: "A" } }]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const [entry] = entries;
  const [line] = entry && "recipe" in entry ? entry.recipe.ingredients : [];
  expect(line).toEqual({ name: "x", amount: null, unit: "NONE", complement: "" });
});

test.each([
  ["an empty file", "", "notARecipe"],
  ["JSON about something else", '{"hello": "world"}', "notARecipe"],
  ["JSON that is cut short", '{"title": "cut', "damaged"],
  ["JSON of one number", "[1, 2, 3]", "notARecipe"],
  ["too large a file", Buffer.alloc(33 * MEGABYTE, 0x20), "tooLarge"],
  ["a ZIP that is cut short", "PK\u0003\u0004", "damaged"],
  ["a page without a recipe", "<html><body><p>Hello</p></body></html>", "notARecipe"],
])("%s is refused whole", async (_, content, reason) => {
  await expect(openUpload(writeUpload("a", content))).rejects.toEqual(fault(reason));
});

test("a ZIP that is empty or holds other files has no recipe", async () => {
  const archives: Record<string, string>[] = [{}, { "a.json": "{}", "b.json": "[]" }];
  for (const files of archives) {
    const upload = writeUpload("a.zip", await zipOf(files));
    await expect(openUpload(upload)).rejects.toEqual(fault("notARecipe"));
  }
});

test("an image is read only up to its size limit", async () => {
  const file = await zipOf({
    "recipes/1.json": JSON.stringify(popoteRecipe("A")),
    "recipes/1.webp": Buffer.alloc(11 * MEGABYTE, "abcdefghij0123456789"),
  });
  const { upload, entries } = await readUpload("popote.zip", file);
  expect(entries).toMatchObject([{ recipe: { photos: [{ name: "recipes/1.webp" }] } }]);
  expect(await upload.image("recipes/1.webp")).toBeUndefined();
  expect(await upload.image("../recipes/1.webp")).toBeUndefined();
  expect(await upload.image("recipes/1.json")).toBeUndefined();
});

test("reading a file twice gives the same result", async () => {
  const file = await zipOf({ "1.json": JSON.stringify(popoteRecipe("A")), "2.json": "{" });
  const { upload, entries } = await readUpload("popote.zip", file);
  const again = [];
  for await (const entry of upload.recipes()) again.push(entry);
  expect(again).toEqual(entries);
});

test("reading thousands of recipes leaves the event loop free for other requests", async () => {
  const list = Array.from({ length: 3_000 }, (_, at) => schemaRecipe(`R${at}`));
  const upload = await openUpload(writeUpload("a.json", JSON.stringify(list)));
  onTestFinished(() => upload.close());
  let turns = 0;
  let count = 0;
  const others = setInterval(() => turns++, 1);
  for await (const _ of upload.recipes()) count++;
  clearInterval(others);
  expect(count).toBe(3_000);
  expect(turns).toBeGreaterThan(10);
});

test("an archive is not unpacked to disk, and its file is not changed", async () => {
  const file = await zipOf({ "recipes/1.json": JSON.stringify(popoteRecipe("A")) });
  const kept = writeUpload("popote.zip", file);
  const upload = await openUpload(kept);
  for await (const _ of upload.recipes());
  await upload.close();
  expect(readFileSync(kept.path)).toEqual(file);
});

const BLOCK = "Ingredients\n2 leeks\n1 l water\n\nMethod\nSlice the leeks.\nBoil for an hour.\n";

test.each([
  ["recipes without names", `Soups\n\n${BLOCK}\n${BLOCK.replace("2 leeks", "3 carrots")}`, true],
  ["parts with names", `Soup\n\nFor the base\n\n${BLOCK}\nFor the top\n\n${BLOCK}`, false],
  ["one recipe", `Soup\n\n${BLOCK}`, false],
])("a text whose recipes cannot be separated is reported: %s", async (_, text, isSeveral) => {
  const { entries } = await readUpload("soups.txt", text);
  const problems = entries.flatMap((entry) => ("problem" in entry ? [entry.problem] : []));
  expect(problems).toEqual(isSeveral ? ["several"] : []);
});
