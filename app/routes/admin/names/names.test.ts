import { expect, test } from "vitest";
import type { IngredientLine } from "#domain/recipe/recipe";
import { foldedKey } from "#domain/text/text";
import {
  catalogueRows,
  ingredientForm,
  ingredientId,
  listAuditDetails,
  listNames,
} from "../../../../tests/support/catalogue-editing";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const line = (name: string, more: Partial<IngredientLine> = {}): IngredientLine => ({
  name,
  amount: null,
  unit: "NONE",
  complement: "",
  ...more,
});

const grams = (count: number) => ({
  amount: { numerator: count, denominator: 1 },
  unit: "GRAM" as const,
});

const listLines = ({ db }: TestServer) =>
  db
    .selectFrom("recipe_ingredients")
    .select(["ingredient_id as id", "custom_name as name", "custom_key as key", "complement"])
    .orderBy("recipe_id")
    .orderBy("position")
    .execute();

/** Alice and Charlie use brown butter, which the catalogue lacks. */
async function openKitchen() {
  const server = await openTestServer();
  const { db } = server;
  const butter = await ingredientId(db, "Unsalted butter");
  const soup = await writeRecipe(db, "alice", {
    title: "Soup",
    visibility: "PUBLIC",
    ingredients: [
      line("Beurre grille", grams(100)),
      line("Dragon scales"),
      line("BEURRE GRILLE", { complement: "fondu", amount: { numerator: 1, denominator: 2 } }),
    ],
  });
  await writeRecipe(db, "charlie", { ingredients: [line("beurre Grillé"), line("Salt")] });
  const ada = await server.as("ada");
  const adopt = (form: Record<string, string>) =>
    ada.post("/admin/names?name=beurre+grille", {
      ...{ name: "beurre grille", into: String(butter), language: "fr", keepsText: "on" },
      ...form,
    });
  return { server, db, ada, butter, soup, adopt };
}

const namesIn = (html: string) =>
  [...html.matchAll(/<li><b dir="auto">([^<]*)<\/b><span>([^<]*)</g)].map(([, name, uses]) => [
    name,
    uses,
  ]);

test("spellings of a name are grouped, sorted by use, and searchable", async () => {
  const { server, ada, db } = await openKitchen();
  await writeRecipe(db, "bob", { ingredients: [line("Aether"), line("dragon Scales")] });
  const list = await ada.get("/admin/names");
  expect(namesIn(list.text)).toEqual([
    ["beurre Grillé", "used in 3 lines"],
    ["dragon Scales", "used in 2 lines"],
    ["Aether", "used in 1 line"],
  ]);
  expect(namesIn((await ada.get("/admin/names?search=GRILLÉ")).text)).toHaveLength(1);
  expect(extractText((await ada.get("/admin/names?search=100%25")).text)).toContain(
    "No name in use",
  );
  await server.db.deleteFrom("recipes").where("author_id", "<>", 2).execute();
  expect(namesIn((await ada.get("/admin/names")).text)).toEqual([
    ["Aether", "used in 1 line"],
    ["dragon Scales", "used in 1 line"],
  ]);
});

test("paging lists every name once, even if a line disappears", async () => {
  const { ada, db } = await openKitchen();
  for (const half of [0, 1]) {
    const names = Array.from({ length: 60 }, (_, at) => line(`thing ${half * 60 + at} quux`));
    await writeRecipe(db, "dana", { ingredients: names });
  }
  const seen: (string | undefined)[] = [];
  for (let next: string | undefined = "/admin/names"; next; ) {
    const { text } = await ada.get(next);
    seen.push(...namesIn(text).map(([name]) => name));
    if (next === "/admin/names") {
      await db
        .deleteFrom("recipe_ingredients")
        .where("custom_key", "=", foldedKey(seen[9] ?? ""))
        .execute();
    }
    next = /href="(\/admin\/names\?cursor=[^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(seen).toHaveLength(122);
  expect(new Set(seen).size).toBe(122);
});

test("a name's page offers similar ingredients, a search, and the spellings in use", async () => {
  const { ada, butter } = await openKitchen();
  const { text } = await ada.get("/admin/names?name=beurre+grille");
  expect(text).toContain(`<h1 dir="auto">beurre Grillé</h1>`);
  expect(extractText(text)).toContain("Used in 3 lines.");
  expect(extractText(text)).toContain("BEURRE GRILLE");
  const offered = (html: string) =>
    [...html.matchAll(/name="into"[^>]*value="(\d+)"/g)].map(([, id]) => Number(id));
  expect(offered(text)).toContain(butter);
  expect(text).toContain('href="/admin/ingredient?name=beurre+Grill%C3%A9"');
  const found = await ada.get("/admin/names?name=beurre+grille&find=ghee");
  expect(offered(found.text)).not.toContain(butter);
  expect(offered(found.text).length).toBeGreaterThan(0);
  expect((await ada.get("/admin/names?name=nobody+says+so")).location).toBe("/admin/names");
});

test("adopting a name moves the lines of every user in every spelling, keeps their text, and counts them", async () => {
  const { server, db, ada, butter, soup, adopt } = await openKitchen();
  const versions = () => db.selectFrom("recipes").select(["id", "version", "updated_at"]).execute();
  const [salt, before] = [await ingredientId(db, "Salt"), await versions()];
  const uncounted = extractText((await ada.get(`/recipe/view?id=${soup}`)).text);
  expect(await adopt({})).toMatchObject({ status: 303, location: "/admin/names" });
  const listed = await ada.get("/admin/names");
  expect(extractText(listed.text)).toContain(
    "“beurre Grillé” is now “Unsalted butter” in 3 lines.",
  );
  expect(namesIn(listed.text)).toEqual([["Dragon scales", "used in 1 line"]]);
  expect(await listLines(server)).toEqual([
    { id: butter, name: null, key: null, complement: "Beurre grille" },
    { id: null, name: "Dragon scales", key: "dragon scales", complement: "" },
    { id: butter, name: null, key: null, complement: "BEURRE GRILLE, fondu" },
    { id: butter, name: null, key: null, complement: "beurre Grillé" },
    { id: salt, name: null, key: null, complement: "" },
  ]);
  expect(await versions()).toEqual(before);
  const after = extractText((await ada.get(`/recipe/view?id=${soup}`)).text);
  expect(uncounted).not.toMatch(/Counted for/i);
  expect(after).toMatch(/1 of 3 ingredients/);
  expect(await listAuditDetails(db, "ingredient.adopt")).toEqual([
    { by: "Ada", subject: "beurre Grillé", into: "Unsalted butter", lines: 3 },
  ]);
});

test.each([
  ["en", ["en beurre Grillé+"]],
  ["fr", ["fr beurre Grillé+"]],
  ["all", ["en beurre Grillé+", "fr beurre Grillé+"]],
])("in %s an adopted name becomes an alias and is found", async (language, added) => {
  const { server, db, butter, adopt } = await openKitchen();
  const before = await listNames(db, butter);
  await adopt({ language, keepsText: "" });
  expect(await listNames(db, butter)).toEqual([...before, ...added].sort());
  const nobody = await server.as("nobody");
  for (const search of ["beurre+grilles", "unsalted+butter"])
    expect((await nobody.get(`/search?search=${search}`)).text).toContain("Soup");
  await writeRecipe(db, "bob", { ingredients: [line("beurre grille")] });
  expect((await listLines(server)).at(-1)).toMatchObject({ id: butter, name: null });
});

test("the original text is omitted if not requested, redundant or too long", async () => {
  const { server, db, butter, adopt, ada } = await openKitchen();
  const { keepsText: _, ...plain } = {
    keepsText: "on",
    name: "dragon scales",
    into: String(butter),
  };
  await ada.post("/admin/names", { ...plain, language: "en" });
  const full = "x".repeat(90);
  await writeRecipe(db, "bob", { ingredients: [line("beurre grille", { complement: full })] });
  await adopt({});
  const complements = (await listLines(server)).map(({ complement }) => complement);
  expect(complements).toEqual([
    ...["Beurre grille", "", "BEURRE GRILLE, fondu", "beurre Grillé", "", full],
  ]);
  const onion = await ingredientId(db, "Onion");
  await writeRecipe(db, "bob", { ingredients: [line("zzyx")] });
  await db
    .updateTable("recipe_ingredients")
    .set({ custom_name: "Oñions", custom_key: "onions" })
    .where("custom_name", "=", "zzyx")
    .execute();
  await adopt({ name: "oñions", into: String(onion) });
  expect((await listLines(server)).at(-1)).toMatchObject({ id: onion, complement: "" });
});

test("an author with the form open saves without a conflict, and the line uses the ingredient", async () => {
  const { server, butter, soup, adopt } = await openKitchen();
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(`/recipe/edit?id=${soup}&view=lines`)).text);
  await adopt({});
  const { intent: _, image: __, ...sent } = form;
  const saved = await alice.post(`/recipe/edit?id=${soup}`, { ...sent, title: "Soup of mine" });
  expect(saved.status).toBe(303);
  const lines = (await listLines(server)).slice(0, 3);
  expect(lines.map(({ id, name }) => id ?? name)).toEqual([butter, "Dragon scales", butter]);
  expect(lines[2]?.complement).toBe("fondu");
  const again = await alice.get(`/recipe/edit?id=${soup}&view=lines`);
  expect(extractFields(again.text)).toMatchObject({
    title: "Soup of mine",
    "ingredients[0].name": "Beurre grille",
  });
});

test("a new ingredient created from a name adopts its lines, also under another name", async () => {
  const { server, db, ada } = await openKitchen();
  const address = "/admin/ingredient?name=beurre+grille";
  const { text } = await ada.get(address);
  expect(extractText(text)).toContain(
    "3 lines that name “beurre Grillé” will use this ingredient.",
  );
  const form = ingredientForm(text);
  expect(form).toMatchObject({ nameEn: "beurre Grillé", nameFr: "beurre Grillé" });
  const wrong = await ada.post(address, { ...form, calories: "x" });
  expect(wrong.status).toBe(400);
  const mended = {
    ...ingredientForm(wrong.text),
    calories: "740",
    category: "OIL",
    nameEn: "Brown butter",
  };
  expect((await ada.post(address, { ...mended, nameFr: "Beurre blond" })).status).toBe(303);
  const id = await ingredientId(db, "Brown butter");
  expect(await listNames(db, id)).toEqual([
    "en Brown butter",
    "en beurre Grillé+",
    "fr Beurre blond",
  ]);
  const lines = (await listLines(server)).filter((each) => each.id === id);
  expect(lines.map(({ complement }) => complement)).toEqual([
    "Beurre grille",
    "BEURRE GRILLE, fondu",
    "beurre Grillé",
  ]);
  expect(await listAuditDetails(db, "ingredient.create")).toHaveLength(1);
  expect(await listAuditDetails(db, "ingredient.adopt")).toMatchObject([
    { into: "Brown butter", lines: 3 },
  ]);
});

test("a new ingredient with the same name does not get it as an alias", async () => {
  const { server, db, ada } = await openKitchen();
  const { text } = await ada.get("/admin/ingredient?name=beurre+grille");
  await ada.post("/admin/ingredient", { ...ingredientForm(text), nameEn: "Brown butter" });
  const id = await ingredientId(db, "Brown butter");
  expect(await listNames(db, id)).toEqual(["en Brown butter", "fr beurre Grillé"]);
  const lines = (await listLines(server)).filter((each) => each.id === id);
  expect(lines.map(({ complement }) => complement)).toEqual(["", "fondu", ""]);
});

test("without a chosen ingredient nothing is adopted, and the form is unchanged", async () => {
  const { db, ada } = await openKitchen();
  const before = await catalogueRows(db);
  const form = { name: "beurre grille", language: "all" };
  const answer = await ada.post("/admin/names?name=beurre+grille", form);
  expect(answer.status).toBe(400);
  expect(extractText(answer.text)).toContain("Choose one from the list.");
  expect(answer.text).toContain('href="#adopt-into"');
  expect(answer.text).toMatch(/<input(?=[^>]*id="adopt-into")[^>]*autofocus/i);
  expect(answer.text).toMatch(/<input(?=[^>]*value="all")[^>]*checked/);
  expect(answer.text).not.toMatch(/<input(?=[^>]*name="keepsText")[^>]*checked/);
  expect(await catalogueRows(db)).toBe(before);
});

test("two administrators who adopt a name at once move the lines once", async () => {
  const { server, db, butter, adopt } = await openKitchen();
  const ghee = await ingredientId(db, "Ghee");
  const answers = await Promise.all([adopt({}), adopt({ into: String(ghee) })]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await listAuditDetails(db, "ingredient.adopt")).toHaveLength(1);
  const used = new Set((await listLines(server)).map(({ id }) => id));
  expect([used.has(butter), used.has(ghee)].filter(Boolean)).toHaveLength(1);
});
