import { expect, test } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import type { Db } from "#server/platform/db/open";
import { openDataDir, openTestDatabase } from "../../../tests/support/database";
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

test("a save writes only to the tables whose rows it changes", async () => {
  const written = new Set<string>();
  const { db } = openTestDatabase(openDataDir(), (sql) => {
    const table = /^(?:insert into|delete from|update) "(\w+)"/.exec(sql)?.[1];
    if (TABLES.some((each) => each === table)) written.add(table as string);
  });
  const whole: Partial<RecipeContent> = {
    ingredients: [leeks, salt, eggs],
    steps: ["Cut", "Boil"],
    tips: ["Rest"],
    headings: { ingredients: [heading(1)], steps: [] },
    tags: ["spring"],
  };
  const id = await writeRecipe(db, "alice", whole);
  const changes: [Partial<RecipeContent>, string[]][] = [
    [{}, []],
    [{ title: "Leeks" }, []],
    [{ ingredients: [leeks, salt, leeks] }, ["recipe_ingredients"]],
    [{ ingredients: [salt, leeks, eggs] }, ["recipe_ingredients", "recipe_line_foods"]],
    [{ steps: ["Cut"] }, ["recipe_paragraphs"]],
    [{ headings: { ingredients: [heading(2)], steps: [] } }, ["recipe_headings"]],
    [{ tags: ["summer"] }, ["recipe_tags"]],
  ];
  for (const [change, tables] of changes) {
    await rewriteRecipe(db, "alice", id, whole);
    written.clear();
    await rewriteRecipe(db, "alice", id, { ...whole, ...change });
    expect([...written].sort()).toEqual(tables);
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
