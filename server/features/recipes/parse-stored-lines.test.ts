import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import type { Db } from "../../platform/db/open";
import { parseStoredLines } from "./parse-stored-lines";

const line = (name: string, text: string) => ({
  name,
  text,
  amount: null,
  unit: "NONE" as const,
  complement: "",
});

const listLines = (db: Db, recipe: number) =>
  db
    .selectFrom("recipe_ingredients")
    .select(["words", "parse", "rules", "decided_by", "words_by", "ingredient_id"])
    .where("recipe_id", "=", recipe)
    .orderBy("position")
    .execute();

test("lines stored without a parse are parsed, and keep their words and foods", async () => {
  const { db } = openTestDatabase();
  const ingredients = [line("Garlic", "2 cloves garlic"), line("Leek", "2 lb 4 oz leeks")];
  const id = await writeRecipe(db, "alice", { ingredients });
  const saved = await listLines(db, id);
  await db.updateTable("recipe_ingredients").set({ parse: "", rules: 0 }).execute();

  expect(await parseStoredLines(db, new AbortController().signal)).toBe(2);
  expect(await listLines(db, id)).toEqual(saved);
  expect(saved.map(({ words }) => words)).toEqual(["2 cloves garlic", "2 lb 4 oz leeks"]);
  expect(await parseStoredLines(db, new AbortController().signal)).toBe(0);
});

test("a line whose cook chose another food than the reader is marked so", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", {
    ingredients: [line("Garlic", "2 cloves garlic"), line("Leek", "2 cloves garlic")],
  });
  expect((await listLines(db, id)).map(({ decided_by }) => decided_by)).toEqual(["reader", "cook"]);
});

test("lines kept as parts only are left alone", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { ingredients: [line("Garlic", "")] });
  expect(await parseStoredLines(db, new AbortController().signal)).toBe(0);
  expect(await listLines(db, id)).toMatchObject([{ words: "", words_by: "parts", rules: 0 }]);
});
