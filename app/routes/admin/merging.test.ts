import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Unit } from "#domain/measures/units";
import type { IngredientLine } from "#domain/recipe/recipe";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import {
  catalogueRows,
  changeIngredient,
  ingredientId,
  listAuditDetails,
  listNames,
} from "../../../tests/support/catalogue-editing";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const CSV = readFileSync("server/features/ingredients/catalogue.csv", "utf8");

const line = (name: string, count = 1, unit: Unit = "GRAM"): IngredientLine => ({
  name,
  amount: { numerator: count, denominator: 1 },
  unit,
  complement: "",
});

const listLines = ({ db }: TestServer) =>
  db
    .selectFrom("recipe_ingredients")
    .select(["recipe_id", "position", "ingredient_id", "unit", "complement"])
    .orderBy("recipe_id")
    .orderBy("position")
    .execute();

/** Alice and Charlie use acorn squash; Ada merges it into Onion. */
async function openKitchen() {
  const server = await openTestServer();
  const { db } = server;
  const [squash, onion] = [await ingredientId(db, "Acorn squash"), await ingredientId(db, "Onion")];
  const lines = [line("Acorn squash", 100), line("courgeron", 2, "UNIT"), line("Salt", 5)];
  const soup = await writeRecipe(db, "alice", {
    title: "Soup",
    visibility: "PUBLIC",
    ingredients: lines,
  });
  const pie = await writeRecipe(db, "charlie", { title: "Pie", ingredients: lines.slice(0, 1) });
  const ada = await server.as("ada");
  const merge = (id: number, into: number) =>
    ada.post(`/admin/ingredient?ingredient=${id}`, { intent: "merge", into: String(into) });
  return { server, db, ada, squash, onion, soup, pie, merge };
}

test("the merge target is found by name, chosen by link, and previewed", async () => {
  const { ada, squash, onion, db } = await openKitchen();
  const found = await ada.get(`/admin/ingredient?ingredient=${squash}&merge=oignon`);
  const link = `/admin/ingredient?ingredient=${squash}&amp;merge=oignon&amp;into=${onion}#merge`;
  expect(found.text).toContain(`href="${link}"`);
  expect(found.text).not.toContain('value="merge"');
  await db.updateTable("ingredients").set({ allow_amount: 0 }).where("id", "=", onion).execute();
  const { text } = await ada.get(link.replaceAll("&amp;", "&"));
  const said = extractText(text);
  expect(said).toContain("Merge “Acorn squash” into “Onion”?");
  expect(said).toContain("3 lines will use “Onion”.");
  expect(said).toContain("1 line uses a unit in which “Onion” is not measured.");
  expect(text).toMatch(new RegExp(`name="into" value="${onion}"`));
  expect(text).toMatch(/<button[^>]*name="intent" value="merge"/);
});

test("a merge moves the lines of every user, keeps units and versions, and updates nutrition", async () => {
  const { server, db, ada, squash, onion, soup, merge } = await openKitchen();
  const versions = () =>
    db.selectFrom("recipes").select(["id", "version", "updated_at", "save_key"]).execute();
  const [before, versionsBefore] = [await listLines(server), await versions()];
  expect(await merge(squash, onion)).toMatchObject({
    status: 303,
    location: `/admin/ingredient?ingredient=${onion}`,
  });
  expect(extractText((await ada.get(`/admin/ingredient?ingredient=${onion}`)).text)).toContain(
    "3 lines",
  );
  const moved = (each: { ingredient_id: number | null }) =>
    each.ingredient_id === squash ? { ...each, ingredient_id: onion } : each;
  expect(await listLines(server)).toEqual(before.map(moved));
  expect(await versions()).toEqual(versionsBefore);
  const { text } = await ada.get(`/recipe/view?id=${soup}`);
  expect(extractText(text)).toContain("Onion");
  expect(extractText(text)).not.toContain("squash");
  expect(extractText(text)).toMatch(/all 3 ingredients|3 of 3/i);
  expect(await listAuditDetails(db, "ingredient.merge")).toEqual([
    { by: "Ada", subject: "Acorn squash", into: "Onion", lines: 3 },
  ]);
});

test("a merged ingredient is found by all its names, in the catalogue and in recipes", async () => {
  const { server, db, squash, onion, merge } = await openKitchen();
  const before = await listNames(db, onion);
  await merge(squash, onion);
  expect(await listNames(db, onion)).toEqual(
    [...before, "en Acorn squash+", "fr Courge poivrée+", "fr courgeron+"].sort(),
  );
  const nobody = await server.as("nobody");
  for (const search of ["courgeron", "acorn+squash", "onion"]) {
    const { text } = await nobody.get(`/search?search=${search}`);
    expect({ search, isFound: text.includes("Soup") }).toEqual({ search, isFound: true });
  }
  const alice = await server.as("alice");
  const list = await alice.get(`/ingredient/view?ingredient=${onion}`);
  expect(extractText(list.text)).toContain("Soup");
});

test("URLs, filters and forms from before a merge refer to the merge target", async () => {
  const { server, db, squash, onion, soup, merge } = await openKitchen();
  const alice = await server.as("alice");
  await alice.get(`/recipe/list?source=user&ingredient=${squash}`);
  const form = extractFields((await alice.get(`/recipe/edit?id=${soup}&view=lines`)).text);
  await merge(squash, onion);
  expect((await alice.get(`/ingredient/view?ingredient=${squash}`)).location).toBe(
    `/ingredient/view?ingredient=${onion}`,
  );
  const remembered = await alice.get("/recipe/list");
  const list = await alice.get(remembered.location ?? "");
  expect(extractText(list.text)).toContain("Soup");
  expect(list.text).toMatch(new RegExp(`name="ingredient"[^>]*value="${onion}"`));
  expect(extractText((await alice.get(`/search?have=${squash}`)).text)).toContain("Soup");
  expect(form["ingredients[0].name"]).toBe("Acorn squash");
  const { intent: _, image: __, ...sent } = form;
  expect((await alice.post(`/recipe/edit?id=${soup}`, sent)).status).toBe(303);
  const lines = await listLines(server);
  expect(lines.slice(0, 2).map((each) => each.ingredient_id)).toEqual([onion, onion]);
  const third = await ingredientId(db, "Garlic");
  await merge(onion, third);
  expect((await alice.get(`/ingredient/view?ingredient=${squash}`)).location).toBe(
    `/ingredient/view?ingredient=${third}`,
  );
});

test("a catalogue update neither restores a merged ingredient nor removes its names from the target", async () => {
  const { db, squash, onion, merge } = await openKitchen();
  await merge(squash, onion);
  const names = await listNames(db, onion);
  const newer = CSV.replace("courgeron", "gland").replace(/^Onion,/m, "Cooking onion,");
  expect(await loadCatalogue(db, newer)).toBe(1184);
  expect(await listNames(db, onion)).toEqual(names);
  await expect(ingredientId(db, "Acorn squash")).rejects.toThrow();
});

test("an ingredient added by an administrator can be merged, and its id is not reused", async () => {
  const { db, ada, onion, merge } = await openKitchen();
  const form = {
    nameEn: "Shallot mix",
    nameFr: "Échalotes",
    category: "VEGETABLE",
    allowWeight: "on",
  };
  await ada.post("/admin/ingredient", form);
  const id = await ingredientId(db, "Shallot mix");
  await merge(id, onion);
  await ada.post("/admin/ingredient", { ...form, nameEn: "Smoke", nameFr: "Fumée" });
  expect(await ingredientId(db, "Smoke")).toBe(id + 1);
  await loadCatalogue(
    db,
    `${CSV}Kumara,Kumara,VEGETABLE,86,,,,,,,,,,,false,true,true,,,CNF 2015,9,,,,,\n`,
  );
  expect(await ingredientId(db, "Kumara")).toBe(id + 2);
});

test.each([
  ["into itself", 400, (ids: { squash: number }) => ids.squash],
  ["into one that is not there", 404, () => 99_999],
  ["into nothing", 400, () => ""],
])("a merge %s changes nothing", async (_what, status, intoOf) => {
  const { db, ada, squash } = await openKitchen();
  const before = await catalogueRows(db);
  const form = { intent: "merge", into: String(intoOf({ squash })) };
  const answer = await ada.post(`/admin/ingredient?ingredient=${squash}`, form);
  expect(answer.status).toBe(status);
  expect(await catalogueRows(db)).toBe(before);
});

test("two administrators who merge an ingredient at once move its lines once", async () => {
  const { db, squash, onion, merge } = await openKitchen();
  const garlic = await ingredientId(db, "Garlic");
  const merged = await Promise.all([merge(squash, onion), merge(squash, garlic)]);
  expect(merged.map(({ status }) => status).sort()).toEqual([303, 404]);
  expect(await listAuditDetails(db, "ingredient.merge")).toHaveLength(1);
});

test("an edit begun before a merge gets a conflict that shows the new names", async () => {
  const { ada, squash, onion, merge } = await openKitchen();
  const address = `/admin/ingredient?ingredient=${onion}`;
  const { text } = await ada.get(address);
  await merge(squash, onion);
  const late = await ada.post(address, {
    ...extractFields(text),
    allowWeight: "on",
    calories: "1",
  });
  expect(late.status).toBe(409);
  expect(extractText(late.text)).toMatch(/Other French names .*courgeron/);
  expect((await changeIngredient(ada, onion, { calories: "1" })).status).toBe(303);
});
