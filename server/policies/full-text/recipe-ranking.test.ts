import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { holdProcessorTime } from "../../../tests/support/processor-time";
import { writeRecipe } from "../../../tests/support/recipes";
import { parseQuery } from "./query";
import { searchRecipes } from "./recipe-ranking";
import { startBudget } from "./search-budget";

const PAGE = { after: null, limit: 24 };

test("a search that has spent its budget stops and says so", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar", visibility: "PUBLIC" });
  const query = await parseQuery(db, "zanzibar");
  const spent = startBudget({ processorMs: -1 });
  const hits = await searchRecipes(db, null, query, PAGE, { budget: spent });
  expect(hits).toMatchObject({ ids: [], isForgiving: false, next: null });
  expect(spent.hasStopped).toBe(true);
  const enough = startBudget({ processorMs: 60_000 });
  expect((await searchRecipes(db, null, query, PAGE, { budget: enough })).ids).toHaveLength(1);
  expect(enough.hasStopped).toBe(false);
});

test("a search that would stop as soon as it has found something looks everywhere before", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { visibility: "PUBLIC", steps: ["Stir the roux."] });
  const query = await parseQuery(db, "roux");
  const isSpent = (hasFound = true) => hasFound;
  const budget = { isSpent, hasStopped: false, signal: undefined };
  expect((await searchRecipes(db, null, query, PAGE, { budget })).ids).toHaveLength(1);
});

test("the in-memory search returns what the index returns, in the same order", async () => {
  holdProcessorTime();
  const { db } = openTestDatabase();
  const titles = ["Leek soup", "Soup of leeks", "Leek", "Carrot", "Leeks au gratin"];
  for (const visibility of ["PUBLIC", "PROTECTED", "PRIVATE"] as const) {
    for (const title of titles) await writeRecipe(db, "alice", { title, visibility });
    for (const title of titles) await writeRecipe(db, "bob", { title, visibility });
  }
  const texts = [
    "leek",
    "leek soup",
    "lee",
    "leekk",
    "carrot",
    "gratin au",
    "nowhere",
    "carrot soup",
  ];
  texts.push("carrot gratin soup", "carrot leek au gratin nowhere");
  const long = ["leek leeks leek leeks soup", "leek soup leek carrot gratin"];
  for (const text of [...texts, ...long]) {
    const query = await parseQuery(db, text);
    const few = await searchRecipes(db, CAST.bob, query, PAGE);
    const many = await searchRecipes(db, CAST.bob, query, PAGE, { maxRead: 0 });
    expect(many, text).toEqual(few);
  }
});

test("a search finds visible recipes that are older than many hidden ones", async () => {
  const { db } = openTestDatabase();
  const title = "Zanzibar";
  const id = await writeRecipe(db, "alice", { title, visibility: "PUBLIC" });
  for (let hidden = 0; hidden < 6; hidden++)
    await writeRecipe(db, "bob", { title, visibility: "PUBLIC" });
  await db
    .updateTable("users")
    .set({ suspended_at: Date.now() })
    .where("id", "=", CAST.bob.id)
    .execute();
  const query = await parseQuery(db, "zanzibar");
  const page = { after: null, limit: 2 };
  expect((await searchRecipes(db, null, query, page)).ids).toEqual([id]);
});
