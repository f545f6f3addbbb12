import { expect, test } from "vitest";
import {
  catalogueRows,
  FRENCH,
  ingredientForm,
  ingredientId,
  KUMARA,
  listAuditDetails,
  listNames,
} from "../../../../tests/support/catalogue-editing";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const line = (name: string) => ({ name, amount: null, unit: "NONE" as const, complement: "" });

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
    { by: "Ada", subject: "Kumara", name_en: "Kumara", name_fr: "Patate douce rouge" },
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
  ["calories", "a lot", "Enter a number such as 12 or 1.5."],
  ["proteins", "100.1", "From 0 to 100."],
  ["sodium", "100001", "From 0 to 100000."],
  ["sodium", "1,055", "Is the comma a decimal? Write 1250 or 1.25."],
  ["sugars", "21.2", "Sugars are part of the carbohydrates and cannot exceed them."],
  ["saturatedFat", "90", "Carbohydrates, protein and fat add up to more than 100 g."],
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

test("a French-speaking administrator reads and writes decimal commas", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada", FRENCH);
  await ada.post("/admin/ingredient", { ...KUMARA, volumicMass: "1,033" });
  const id = await ingredientId(server.db, "Kumara");
  const { text } = await ada.get(`/admin/ingredient?ingredient=${id}`);
  expect(ingredientForm(text)).toMatchObject({ volumicMass: "1,033", carbohydrates: "20,12" });
  const wrong = await ada.post("/admin/ingredient", { ...KUMARA, calories: "beaucoup" });
  expect(extractText(wrong.text)).toContain("Indiquez un nombre, par exemple 12 ou 1,5.");
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
  expect(extractText(answer.text)).toContain("Another ingredient already has this name");
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
