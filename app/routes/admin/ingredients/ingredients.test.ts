import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ingredientSchema } from "#domain/ingredient/ingredient-schema";
import { LOCALES } from "#domain/language/locales";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import {
  getEditableIngredient,
  isSameContent,
} from "#server/features/ingredients/editable-ingredient";
import {
  catalogueRows,
  changeIngredient,
  FRENCH,
  ingredientForm,
  ingredientId,
  KUMARA,
  listAuditDetails,
  listNames,
} from "../../../../tests/support/catalogue-editing";
import { openTestDatabase } from "../../../../tests/support/database";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { ingredientValues } from "../parts/ingredient-values";

const CSV = readFileSync("server/features/ingredients/catalogue.csv", "utf8");

const line = (name: string) => ({ name, amount: null, unit: "NONE" as const, complement: "" });

test.each([
  ["/admin/ingredients", null],
  ["/admin/ingredient", KUMARA],
  ["/admin/ingredient?ingredient=1", { ...KUMARA, ingredient: "1" }],
  ["/admin/ingredient?ingredient=1", { intent: "merge", into: "2" }],
  ["/admin/ingredient?ingredient=1", { intent: "delete" }],
  ["/admin/names", { name: "dragon scales", into: "1", language: "en" }],
])("%s is restricted to administrators: %o", async (path, form) => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { ingredients: [line("dragon scales")] });
  const before = await catalogueRows(server.db);
  for (const [who, to] of [
    ["nobody", "/login"],
    ["alice", "/home"],
  ] as const) {
    const client = await server.as(who);
    expect((await client.get(path)).location).toBe(to);
    if (form) expect((await client.post(path, form)).location?.split("?")[0]).toBe(to);
  }
  expect(await catalogueRows(server.db)).toBe(before);
});

test("the list shows each ingredient's category, source and number of lines", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  await ada.post("/admin/ingredient", KUMARA);
  const squash = await ingredientId(server.db, "Acorn squash");
  await changeIngredient(ada, squash, { calories: "41" });
  const used = { ingredients: [line("Acorn squash"), line("acorn squash"), line("onion")] };
  await writeRecipe(server.db, "alice", used);
  await writeRecipe(server.db, "charlie", used);
  const searchRows = async (search: string, headers = {}) => {
    const { text } = await ada.get(`/admin/ingredients?search=${search}`, headers);
    return [...text.matchAll(/<li><a [^>]*ingredient=\d+".*?<\/li>/gs)].map(([row]) =>
      extractText(row).trim(),
    );
  };
  expect((await searchRows("squash"))[0]).toMatch(/squash/i);
  expect(await searchRows("acorn squash")).toEqual([
    "Acorn squash Vegetables · CNF 2015 · changed here · used in 4 lines",
  ]);
  expect(await searchRows("kumara")).toEqual([
    "Kumara Vegetables · added here · used in 0 lines",
    "Sweet potato found as “kumara” Vegetables · CNF 2015 · used in 0 lines",
  ]);
  expect(await searchRows("courgeron", FRENCH)).toEqual([
    "Courge poivrée trouvé sous «\u00a0courgeron\u00a0» Légumes · CNF 2015 · modifié ici · utilisé dans 4 lignes",
  ]);
  const all = await ada.get("/admin/ingredients");
  expect([...all.text.matchAll(/<li><a [^>]*\/admin\/ingredient\?ingredient=/g)]).toHaveLength(48);
  const next = /href="(\/admin\/ingredients\?cursor=[^"]*)"/.exec(all.text)?.[1] ?? "";
  const second = await ada.get(next);
  expect(second.status).toBe(200);
  expect(second.text).not.toContain(">Acorn squash<");
  expect(extractText((await ada.get("/admin/ingredients?search=xyzzy")).text)).toContain(
    "No ingredient is called “xyzzy”.",
  );
});

test("every catalogue ingredient can be saved from its form, in both languages", async () => {
  const { db } = openTestDatabase();
  const ids = await db.selectFrom("ingredients").select("id").execute();
  expect(ids).toHaveLength(1186);
  const schemas = LOCALES.map((locale) => [locale, ingredientSchema(locale)] as const);
  for (const { id } of ids) {
    const { content } = await getEditableIngredient(db, id);
    for (const [locale, schema] of schemas) {
      const { allowAmount, allowWeight, allowVolume, ...texts } = ingredientValues(content, locale);
      const ticks = { allowAmount, allowWeight, allowVolume };
      const read = schema.safeParse({
        ...texts,
        ...Object.fromEntries(Object.entries(ticks).map(([name, on]) => [name, on === "on"])),
      });
      expect({ name: content.words.en.name, error: read.error?.issues }).toMatchObject({
        error: undefined,
      });
      expect(read.data && isSameContent(read.data, content)).toBe(true);
    }
  }
});

test("a renamed ingredient keeps its former name as an alias, and a catalogue update leaves it alone", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const id = await ingredientId(server.db, "Acorn squash");
  const changes = {
    nameEn: "Pepper squash",
    aliasesFr: "courge gland",
    calories: "",
    fibers: "2.5",
  };
  expect((await changeIngredient(ada, id, changes)).status).toBe(303);
  expect(await listNames(server.db, id)).toEqual([
    "en Acorn squash+",
    "en Pepper squash",
    "fr Courge poivrée",
    "fr courge gland+",
  ]);
  const found = async (search: string) =>
    (await ada.get(`/ingredient/list?search=${search}`)).text.includes(`ingredient=${id}"`);
  expect([await found("courge+gland"), await found("courgeron")]).toEqual([true, false]);
  const before = await getEditableIngredient(server.db, id);
  expect(before.content.figures).toMatchObject({ calories: null, fibers: 2.5 });
  expect(await loadCatalogue(server.db, CSV.replace("Acorn squash,", "Acorn gourd,"))).toBe(1185);
  expect(await getEditableIngredient(server.db, id)).toEqual(before);
  expect(await listAuditDetails(server.db, "ingredient.edit")).toMatchObject([
    { subject: "Pepper squash", gained: "Pepper squash, courge gland", lost: "courgeron" },
  ]);
});

test("the second of two concurrent edits gets a conflict, loses nothing and can be saved anyway", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const id = await ingredientId(server.db, "Acorn squash");
  const address = `/admin/ingredient?ingredient=${id}`;
  const early = ingredientForm((await ada.get(address)).text);
  await changeIngredient(ada, id, { calories: "41", aliasesEn: "pepper squash" });
  const late = await ada.post(address, { ...early, calories: "44", proteins: "0.9" });
  expect(late.status).toBe(409);
  const said = extractText(late.text);
  expect(said).toContain("Somebody else changed this ingredient in the meantime");
  expect(said).toMatch(/Energy \(kcal\) 41/);
  expect(said).toMatch(/Other English names pepper squash/);
  expect(said).not.toMatch(/Carbohydrates \(g\) 10.42/);
  const typed = ingredientForm(late.text);
  expect(typed).toMatchObject({ calories: "44", proteins: "0.9" });
  const { content } = await getEditableIngredient(server.db, id);
  expect(content.figures).toMatchObject({ calories: 41, proteins: 0.8 });
  expect((await ada.post(address, typed)).status).toBe(303);
  const mine = await getEditableIngredient(server.db, id);
  expect(mine.content.figures).toMatchObject({ calories: 44, proteins: 0.9 });
});

test("if an ingredient is deleted during an edit, the form creates a new one", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  await ada.post("/admin/ingredient", KUMARA);
  const id = await ingredientId(server.db, "Kumara");
  const address = `/admin/ingredient?ingredient=${id}`;
  const form = { ...ingredientForm((await ada.get(address)).text), calories: "90" };
  await ada.post(address, { intent: "delete" });
  const late = await ada.post(address, form);
  expect(late.status).toBe(404);
  expect(extractText(late.text)).toContain("Ingredient not found");
  const typed = ingredientForm(late.text);
  expect(typed).toMatchObject({ nameEn: "Kumara", calories: "90" });
  expect(typed).not.toHaveProperty("ingredient");
  expect((await ada.post(address, typed)).status).toBe(303);
  const again = await ingredientId(server.db, "Kumara");
  expect(again).toBe(id + 1);
});

test("an ingredient in use cannot be deleted, an unused one can", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const id = await ingredientId(server.db, "Acorn squash");
  const address = `/admin/ingredient?ingredient=${id}`;
  const recipe = await writeRecipe(server.db, "alice", {
    ingredients: [line("Acorn squash"), line("courgeron")],
  });
  const page = await ada.get(address);
  expect(page.text).not.toContain('value="delete"');
  const before = await catalogueRows(server.db);
  const refused = await ada.post(address, { intent: "delete" });
  expect(refused.status).toBe(409);
  expect(extractText(refused.text)).toContain(
    "2 lines use this ingredient: it cannot be deleted. Merge it into another one instead.",
  );
  expect(await catalogueRows(server.db)).toBe(before);
  await server.db.deleteFrom("recipes").where("id", "=", recipe).execute();
  expect((await ada.get(address)).text).toContain('value="delete"');
  expect(await ada.post(address, { intent: "delete" })).toMatchObject({
    status: 303,
    location: "/admin/ingredients",
  });
  expect((await ada.get(`/ingredient/view?ingredient=${id}`)).status).toBe(404);
  expect((await ada.get("/ingredient/list?search=courgeron")).text).not.toContain("poivrée");
  expect(await listAuditDetails(server.db, "ingredient.delete")).toEqual([
    { by: "Ada", subject: "Acorn squash" },
  ]);
  expect((await ada.post(address, { intent: "delete" })).status).toBe(404);
  expect(await loadCatalogue(server.db, CSV.replace("courgeron", "gland"))).toBe(1185);
  await expect(ingredientId(server.db, "Acorn squash")).rejects.toThrow();
});
