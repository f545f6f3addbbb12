import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  FIRST_FILTERS,
  type RecipeFilters,
  SORTS,
  SOURCES,
  type Source,
} from "#domain/recipe-filters";
import { CAST } from "../../tests/support/cast";
import { follow } from "../../tests/support/list-pages";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestDatabase } from "../../tests/support/server";
import { openDatabase } from "../db/open";
import { getFeed } from "../home/queries";
import { listRecipes } from "./listing";

/** A world of Bob's with more than a page in it, and the plans of what is asked of it. */
async function openWorld() {
  const { db, dataDir } = openTestDatabase();
  for (let count = 0; count < 30; count++) {
    await writeRecipe(db, "alice", { title: `Dish ${count}`, visibility: "PUBLIC" });
    await writeRecipe(db, "bob", { title: `Own ${count}` });
  }
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  const plansOf = async () => {
    const plans: string[] = [];
    for (const query of queries.splice(0)) {
      const plan = await sql<{
        detail: string;
      }>`EXPLAIN QUERY PLAN ${sql.raw(query.replaceAll("?", "1"))}`.execute(db);
      plans.push(plan.rows.map(({ detail }) => detail).join("\n"));
    }
    return plans;
  };
  return { db, heard, plansOf };
}

const SETS: Source[][] = [...SOURCES.map((source) => [source]), [...SOURCES]];
const NARROWED: Partial<RecipeFilters> = {
  categories: ["DRINK"],
  ingredients: [1, 2],
  maxTime: 30,
};
/** The pages of the sources and the few suspended accounts are read through; the tables are not. */
const THROUGH_A_TABLE = /SCAN (?!page|listed|found|CONSTANT|suspended USING COVERING INDEX)/;

test.each(SORTS)("a list by %s reads one’s own world, never all recipes", async (sort) => {
  const { heard, plansOf } = await openWorld();
  for (const sources of SETS) {
    for (const narrowing of [{}, NARROWED]) {
      const filters = { ...FIRST_FILTERS, sources, sort, ...narrowing };
      const { next } = await listRecipes(heard, CAST.bob, filters, null);
      if (next) await listRecipes(heard, CAST.bob, filters, next);
      const plans = await plansOf();
      expect(plans).toHaveLength(next ? 2 : 1);
      for (const plan of plans)
        expect({ sources, plan }).not.toMatchObject({
          plan: expect.stringMatching(THROUGH_A_TABLE),
        });
    }
  }
});

test("one’s own recipes by date come from their index in order, without sorting", async () => {
  const { heard, plansOf } = await openWorld();
  const { next } = await listRecipes(heard, CAST.bob, FIRST_FILTERS, null);
  await listRecipes(heard, CAST.bob, FIRST_FILTERS, next);
  for (const plan of await plansOf()) {
    expect(plan).toContain("USING COVERING INDEX recipes_of_author");
    expect(plan).not.toContain("TEMP B-TREE");
  }
});

test("the popular recipes of the home page come from their index", async () => {
  const { heard, plansOf } = await openWorld();
  await getFeed(heard, CAST.bob);
  const plans = await plansOf();
  expect(plans).toHaveLength(4);
  expect(plans.join("\n")).toContain("recipes USING INDEX recipes_popular");
  expect(plans.join("\n").replace("SCAN recipes USING INDEX recipes_popular", "")).not.toMatch(
    THROUGH_A_TABLE,
  );
});

test("who follows several authors gets the newest of all of them", async () => {
  const { db } = openTestDatabase();
  await follow(db, "charlie", "alice");
  await follow(db, "charlie", "bob");
  for (let count = 0; count < 20; count++) {
    for (const author of ["alice", "bob"] as const) {
      await writeRecipe(db, author, { title: `${author} ${count}`, visibility: "PROTECTED" });
    }
  }
  const filters: RecipeFilters = { ...FIRST_FILTERS, sources: ["followedBy"] };
  const { recipes } = await listRecipes(db, CAST.charlie, filters, null);
  expect(recipes.slice(0, 3).map(({ title }) => title)).toEqual(["bob 19", "alice 19", "bob 18"]);
  expect(recipes).toHaveLength(24);
});
