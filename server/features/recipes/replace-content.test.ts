import { expect, test } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import type { Db } from "#server/platform/db/open";
import { openTestDatabase } from "../../../tests/support/database";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";

const LINES = ["recipe_ingredients", "recipe_line_foods"] as const;
const TABLES = [...LINES, "recipe_paragraphs", "recipe_headings", "recipe_tags"] as const;

test("a recipe that was changed again and again has the rows of one that was written at once", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", VERSIONS[0]);
  for (const version of [...VERSIONS, ...VERSIONS.toReversed()]) {
    await rewriteRecipe(db, "alice", id, version);
    const fresh = await writeRecipe(db, "alice", version);
    expect(await listRows(db, id)).toEqual(await listRows(db, fresh));
  }
});

const line = (text: string) => ({
  amount: null,
  unit: "NONE" as const,
  name: text,
  complement: "",
  text,
});
const leeks = line("2 leeks");
const salt = line("salt and pepper");
const eggs = line("3 eggs, beaten");
const heading = (before: number) => ({ before, text: `For ${before}` });

const VERSIONS: Partial<RecipeContent>[] = [
  { ingredients: [leeks, salt, eggs], steps: ["Cut", "Boil"], tips: ["Cut"], tags: ["spring"] },
  { ingredients: [salt, eggs], steps: ["Boil", "Cut"], tips: [] },
  { ingredients: [eggs, salt, salt, leeks], steps: [], tips: ["Boil", "Cut"], tags: ["a", "b"] },
  {
    ingredients: [eggs, salt, salt, leeks],
    steps: ["Cut", "Boil"],
    headings: { ingredients: [heading(0), heading(2)], steps: [heading(1)] },
  },
  {},
  {
    ingredients: [leeks],
    steps: ["Cut"],
    headings: { ingredients: [heading(0)], steps: [] },
    tags: ["b", "a"],
  },
];

async function listRows(db: Db, id: number) {
  const rows = [];
  for (const table of TABLES) {
    const found = await db.selectFrom(table).selectAll().where("recipe_id", "=", id).execute();
    const texts = found.map(({ recipe_id: _, ...row }) => JSON.stringify(row));
    rows.push({ table, texts: texts.sort() });
  }
  return rows;
}
