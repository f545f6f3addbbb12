import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";
import type { Db } from "../../platform/db/open";
import { loadCatalogue } from "./catalogue";

const CSV = readFileSync("server/features/ingredients/catalogue.csv", "utf8");
const HEADER = CSV.slice(0, CSV.indexOf("\n") + 1);
const SQUASH = /^Acorn squash,.*$/m;
const KUMARA =
  "Kumara,Kumara,VEGETABLE,86,20,4,3,1.6,,,0,55,,0.6,false,true,true,sweet tuber,,CNF 2015,999999,,,,,";

const named = (db: Db, name: string) =>
  db.selectFrom("ingredients").selectAll().where("name_en", "=", name).executeTakeFirst();

const listNames = async (db: Db, id: number | undefined) =>
  (
    await db
      .selectFrom("ingredient_names")
      .select("name")
      .where("ingredient_id", "=", id ?? 0)
      .orderBy("is_alias")
      .orderBy("name")
      .execute()
  ).map(({ name }) => name);

const squash = async (db: Db) => {
  const found = await named(db, "Acorn squash");
  if (!found) throw new Error("no acorn squash");
  return found;
};

const everything = async (db: Db) => ({
  ingredients: await db.selectFrom("ingredients").selectAll().orderBy("id").execute(),
  names: await db
    .selectFrom("ingredient_names")
    .selectAll()
    .orderBy("key")
    .orderBy("locale")
    .orderBy("ingredient_id")
    .execute(),
});

test("an unchanged file is not loaded again, and costs one query of its own", async () => {
  const server = await openTestServer();
  // One query checks the index version, the other is the loader's.
  const one = expect.stringMatching(/^select "value" from "versions" where "name" = (\?|\$1)$/);
  const ofIngredients: string[] = [];
  await vi.waitFor(() => {
    const asked = server.takeQueries();
    ofIngredients.push(
      ...asked.filter((query) => /"(versions|ingredients|ingredient_names)"/.test(query)),
    );
    expect(ofIngredients).toEqual([one, one]);
  });
});

test("a newer file adds rows, and changes rows and names by their source code", async () => {
  const { db } = openTestDatabase();
  const before = await squash(db);
  const newer = `${CSV.replace(
    SQUASH,
    "Pepper squash,Courge poivrée,VEGETABLE,,10.42,,1.8,0.8,0.021,0.049,0,3,431,0.592,true,true,true,acorn,,CNF 2015,2448,,,,,",
  )}${KUMARA}\n`;
  expect(await loadCatalogue(db, newer)).toBe(1187);
  expect(await named(db, "Acorn squash")).toBeUndefined();
  expect(await named(db, "Pepper squash")).toEqual({
    ...before,
    name_en: "Pepper squash",
    calories: null,
  });
  expect(await listNames(db, before.id)).toEqual(["Courge poivrée", "Pepper squash", "acorn"]);
  expect(await listNames(db, (await named(db, "Kumara"))?.id)).toEqual([
    "Kumara",
    "Kumara",
    "sweet tuber",
  ]);
  expect(await loadCatalogue(db, newer)).toBe(0);
});

test("a row that left the file stays, with its names and the recipes that use it", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", {
    ingredients: [{ name: "Acorn squash", amount: null, unit: "NONE", complement: "" }],
  });
  const before = await everything(db);
  await loadCatalogue(db, CSV.replace(SQUASH, "").replace("\n\n", "\n"));
  expect(await everything(db)).toEqual(before);
  const [line] = await db.selectFrom("recipe_ingredients").select("ingredient_id").execute();
  expect(line?.ingredient_id).toBe((await squash(db)).id);
});

test("a row an administrator changed keeps its figures and its names", async () => {
  const { db } = openTestDatabase();
  const { id } = await squash(db);
  await db
    .updateTable("ingredients")
    .set({ name_fr: "Courge gland", calories: 41, edited_at: 1 })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("ingredient_names")
    .set({ name: "Courge gland", key: "courge gland", stem: "courge gland" })
    .where("ingredient_id", "=", id)
    .where("name", "=", "Courge poivrée")
    .execute();
  const before = await everything(db);
  expect(await loadCatalogue(db, CSV.replace("Acorn squash,", "Pepper squash,"))).toBe(1185);
  expect(await everything(db)).toEqual(before);
});

test("a row changed before foods had other names gets these once, and keeps its own", async () => {
  const { db } = openTestDatabase();
  const { id } = await squash(db);
  const names = (name: string) =>
    `source\tsourceCode\tlanguage\tname\nCNF 2015\t2448\ten\t${name}\n`;
  await db.updateTable("ingredients").set({ edited_at: 1 }).where("id", "=", id).execute();
  const before = await listNames(db, id);
  await db.deleteFrom("versions").where("name", "=", "other names").execute();
  await loadCatalogue(db, CSV, names("pepper squash"));
  const after = await listNames(db, id);
  expect(after).toEqual([...before, "pepper squash"]);
  await loadCatalogue(db, CSV, names("des moines squash"));
  expect(await listNames(db, id)).toEqual(after);
});

test("a retired row does not come back, and an administrator's own row stays", async () => {
  const { db } = openTestDatabase();
  const { id, source, source_code, ...rest } = await squash(db);
  await db.deleteFrom("ingredients").where("id", "=", id).execute();
  await db
    .insertInto("retired_ingredients")
    .values({ source: source ?? "", source_code: source_code ?? "", retired_at: 1 })
    .execute();
  await db
    .insertInto("ingredients")
    .values({ ...rest, name_en: "Kumara", name_fr: "Kumara", source: null, source_code: null })
    .execute();
  const own = await named(db, "Kumara");
  await loadCatalogue(db, `${CSV}${KUMARA.replace("Kumara,", "Red kumara,")}\n`);
  expect(await named(db, "Acorn squash")).toBeUndefined();
  expect(await named(db, "Red kumara")).toMatchObject({ source_code: "999999" });
  expect(await named(db, "Kumara")).toEqual(own);
});

test("an invalid file changes nothing", async () => {
  const { db } = openTestDatabase();
  const before = await everything(db);
  for (const broken of [
    `${HEADER}${KUMARA.replace("VEGETABLE", "VEGETABEL")}\n`,
    `${HEADER}${KUMARA}\n${KUMARA.replace("0.6", "-1").replace("999999", "999998")}\n`,
    `${HEADER}${KUMARA.replace("999999", "")}\n`,
    `${HEADER}${KUMARA},too,many\n`,
  ]) {
    await expect(loadCatalogue(db, broken)).rejects.toThrow();
  }
  expect(await everything(db)).toEqual(before);
  expect(await loadCatalogue(db)).toBe(0);
});
