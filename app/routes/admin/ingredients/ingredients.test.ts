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
  ingredientForm,
  ingredientId,
  listAuditDetails,
  listNames,
} from "../../../../tests/support/catalogue-editing";
import { openTestDatabase } from "../../../../tests/support/database";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { ingredientValues } from "../parts/ingredient-values";

const FRENCH = { "Accept-Language": "fr-FR" };
const CSV = readFileSync("server/features/ingredients/catalogue.csv", "utf8");

const KUMARA = {
  nameEn: "Kumara",
  nameFr: "Patate douce rouge",
  aliasesEn: "red sweet tuber\r\n\r\nKUMARA\r\nchef's kumara",
  aliasesFr: "koumara",
  category: "VEGETABLE",
  calories: "86",
  carbohydrates: "20,12",
  sugars: "4.2",
  sodium: "1 055",
  volumicMass: "0,6",
  allowWeight: "on",
  allowVolume: "on",
};

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
    "Courge poivrée trouvé sous «\u00a0courgeron\u00a0» Légumes · CNF 2015 · modifié ici · utilisé sur 4 lignes",
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

test("a new ingredient is stored as entered, found by every name and usable at once", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const saved = await ada.post("/admin/ingredient", KUMARA);
  const id = await ingredientId(server.db, "Kumara");
  expect(saved).toMatchObject({ status: 303, location: `/admin/ingredient?ingredient=${id}` });
  const row = await server.db
    .selectFrom("ingredients")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...{ category: "VEGETABLE", calories: 86, carbohydrates: 20.12, sugars: 4.2, fibers: null },
    ...{ sodium: 1055, cholesterol: null, weight_per_unit: null, volumic_mass: 0.6 },
    ...{ allow_amount: 0, allow_weight: 1, allow_volume: 1, source: null, source_code: null },
  });
  expect(await listNames(server.db, id)).toEqual([
    "en Kumara",
    "en chef’s kumara+",
    "en red sweet tuber+",
    "fr Patate douce rouge",
    "fr koumara+",
  ]);
  const alice = await server.as("alice");
  for (const search of ["koumara", "red+sweet+tubers", "patate+douce+rouge"])
    expect((await alice.get(`/search?search=${search}`)).text).toContain(
      `/ingredient/view?ingredient=${id}"`,
    );
  await writeRecipe(server.db, "alice", { ingredients: [line("koumara")] });
  const [used] = await server.db.selectFrom("recipe_ingredients").selectAll().execute();
  expect(used).toMatchObject({ ingredient_id: id, custom_name: null });
  expect(await listAuditDetails(server.db, "ingredient.create")).toEqual([
    { by: "Ada", subject: "Kumara", french: "Patate douce rouge" },
  ]);
  expect(extractText((await ada.get(saved.location ?? "")).text)).toContain("added here");
});

const LONG = "x".repeat(51);
test.each([
  ["nameEn", " ", "Required."],
  ["nameEn", "!?", "Required."],
  ["nameFr", LONG, "At most 50 characters."],
  ["aliasesEn", `short\n${LONG}`, "At most 50 characters on each line."],
  ["aliasesFr", Array.from({ length: 61 }, (_, i) => `nom ${i}`).join("\n"), "At most 60 lines."],
  ["category", "SWEETS", "Choose one from the list."],
  ["calories", "911", "From 0 to 910."],
  ["calories", "-1", "From 0 to 910."],
  ["calories", "a lot", "Write a number such as 12 or 1.5."],
  ["proteins", "100.1", "From 0 to 100."],
  ["sodium", "100001", "From 0 to 100000."],
  ["sodium", "1,055", "Is the comma a decimal? Write 1250 or 1.25."],
  ["sugars", "21.2", "Sugars are part of the carbohydrates: they cannot be more."],
  ["saturatedFat", "90", "Carbohydrates, protein and fat are more than 100 g together."],
  ["weightPerUnit", "0", "More than 0 and at most 100000."],
  ["volumicMass", "26", "More than 0 and at most 25."],
])("an ingredient with %s “%s” is rejected and returned as typed", async (field, value, words) => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const before = await catalogueRows(server.db);
  const sent: Record<string, string> = { ...KUMARA, [field]: value };
  const answer = await ada.post("/admin/ingredient", sent);
  expect(answer.status).toBe(400);
  expect(extractText(answer.text)).toContain(words);
  expect(answer.text).toMatch(/<title>Error: /);
  expect(answer.text).toMatch(/class="error-summary".*href="#ingredient-\w+"/s);
  expect(answer.text).toMatch(/<(input|textarea|select)[^>]*autofocus/i);
  const typed = ingredientForm(answer.text);
  for (const [name, text] of Object.entries(sent))
    if (name !== "category" || value !== "SWEETS")
      expect([name, typed[name]?.replaceAll("\r\n", "\n")]).toEqual([
        name,
        text.replaceAll("\r\n", "\n"),
      ]);
  expect(typed.allowAmount).toBeUndefined();
  expect(await catalogueRows(server.db)).toBe(before);
});

test("an ingredient without any measure is rejected", async () => {
  const server = await openTestServer();
  const { allowWeight: _, allowVolume: __, ...form } = KUMARA;
  const answer = await (await server.as("ada")).post("/admin/ingredient", form);
  expect(answer.status).toBe(400);
  expect(extractText(answer.text)).toContain("Choose at least one way to measure it.");
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

test("a French-speaking administrator reads and writes decimal commas", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada", FRENCH);
  await ada.post("/admin/ingredient", { ...KUMARA, volumicMass: "1,033" });
  const id = await ingredientId(server.db, "Kumara");
  const { text } = await ada.get(`/admin/ingredient?ingredient=${id}`);
  expect(ingredientForm(text)).toMatchObject({ volumicMass: "1,033", carbohydrates: "20,12" });
  const wrong = await ada.post("/admin/ingredient", { ...KUMARA, calories: "beaucoup" });
  expect(extractText(wrong.text)).toContain("Écrivez un nombre, par exemple 12 ou 1,5.");
});

test.each([
  ["nameEn", "ACORN  squash"],
  ["nameFr", "courge poivree"],
])("a %s that another ingredient has is rejected at its field", async (field, name) => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const before = await catalogueRows(server.db);
  const answer = await ada.post("/admin/ingredient", { ...KUMARA, [field]: name });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(`href="#ingredient-${field}"`);
  expect(extractText(answer.text)).toContain("Another ingredient is found by this name already");
  expect(await catalogueRows(server.db)).toBe(before);
});

test("when two administrators use the same name at once, only one succeeds", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const others = ["1", "2", "3"].map((calories) =>
    ada.post("/admin/ingredient", { ...KUMARA, calories }),
  );
  const statuses = (await Promise.all(others)).map(({ status }) => status).sort();
  expect(statuses).toEqual([303, 400, 400]);
  expect(await listAuditDetails(server.db, "ingredient.create")).toHaveLength(1);
});

test("submitting a form twice creates one ingredient and one change", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const twice = [ada.post("/admin/ingredient", KUMARA), ada.post("/admin/ingredient", KUMARA)];
  const made = await Promise.all(twice);
  expect(made.map(({ status }) => status)).toEqual([303, 303]);
  expect(made[0]?.location).toBe(made[1]?.location);
  const id = await ingredientId(server.db, "Kumara");
  const page = await ada.get(`/admin/ingredient?ingredient=${id}`);
  const form = { ...ingredientForm(page.text), calories: "99" };
  for (const _ of [1, 2])
    expect((await ada.post(`/admin/ingredient?ingredient=${id}`, form)).status).toBe(303);
  expect(await listAuditDetails(server.db, "ingredient.create")).toHaveLength(1);
  expect(await listAuditDetails(server.db, "ingredient.edit")).toHaveLength(1);
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
