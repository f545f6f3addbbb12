import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  DEFAULT_FILTERS,
  type RecipeFilters,
  SORTS,
  SOURCES,
  type Source,
} from "#domain/recipe/recipe-filters";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import { openDatabase } from "../../platform/db/sqlite/open";
import { getFeed } from "../home/queries";
import { countSources } from "./list-counts";
import { findMatches } from "./list-search-queries";
import { listRecipes } from "./listing";

async function openWorld() {
  const { db, dataDir } = openTestDatabase();
  for (let count = 0; count < 30; count++) {
    await writeRecipe(db, "alice", { title: `Dish ${count}`, visibility: "PUBLIC" });
    await writeRecipe(db, "bob", { title: `Own ${count}` });
  }
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  const explainQueries = async () => {
    const plans: string[] = [];
    for (const query of queries.splice(0)) {
      const plan = await sql<{
        detail: string;
      }>`EXPLAIN QUERY PLAN ${sql.raw(query.replaceAll("?", "1"))}`.execute(db);
      plans.push(plan.rows.map(({ detail }) => detail).join("\n"));
    }
    return plans;
  };
  return { db, heard, plansOf: explainQueries };
}

const SETS: Source[][] = [...SOURCES.map((source) => [source]), [...SOURCES]];
const NARROWED: Partial<RecipeFilters> = {
  categories: ["DRINK"],
  ingredients: [1, 2],
  maxTime: 30,
};
/** Scans of the list's sources and the few suspended accounts are fine; table scans are not. */
const THROUGH_A_TABLE = /SCAN (?!page|listed|found|CONSTANT|suspended USING COVERING INDEX)/;

test.each(SORTS)("a list by %s reads its sources' recipes, never all", async (sort) => {
  const { heard, plansOf } = await openWorld();
  for (const sources of SETS) {
    for (const narrowing of [{}, NARROWED]) {
      const filters = { ...DEFAULT_FILTERS, sources, sort, ...narrowing };
      const { next } = await listRecipes(heard, CAST.bob, filters, null, { hasOutline: true });
      if (next) await listRecipes(heard, CAST.bob, filters, next, { hasOutline: true });
      const plans = await plansOf();
      expect(plans).toHaveLength(next ? 4 : 2);
      for (const plan of plans)
        expect({ sources, plan }).not.toMatchObject({
          plan: expect.stringMatching(THROUGH_A_TABLE),
        });
    }
  }
});

test("the counts of the sources read their recipes, never all", async () => {
  const { heard, plansOf } = await openWorld();
  expect(await countSources(heard, CAST.bob)).toEqual({
    user: 30,
    likedBy: 0,
    userCookbooks: 0,
    followedBy: 30,
    all: 60,
  });
  const [plan, ...more] = await plansOf();
  expect(more).toEqual([]);
  expect(
    plan?.replaceAll(/SCAN (user|likedBy|userCookbooks|followedBy|others)\b/g, ""),
  ).not.toMatch(THROUGH_A_TABLE);
});

/** With a search, the list's recipes are scanned with their words. */
const BESIDE_WORDS =
  /SCAN (?!wanted|page|listed|found|\w+ VIRTUAL|CONSTANT|suspended USING COVERING)/;

test("a search in a list reads only its own recipes, or those with the word", async () => {
  const { db, heard, plansOf } = await openWorld();
  for (const sources of SETS) {
    const filters = { ...DEFAULT_FILTERS, sources, search: "own" };
    await listRecipes(heard, CAST.bob, filters, null);
    for (const plan of await plansOf())
      expect({ sources, plan }).not.toMatchObject({ plan: expect.stringMatching(BESIDE_WORDS) });
    const listMatches = async (maxRead?: number) => {
      const found = await findMatches(db, CAST.bob, filters, maxRead);
      const rows = (await found?.(db).execute()) ?? [];
      return rows.map(({ id }) => id).sort((a, b) => a - b);
    };
    const read = await listMatches();
    expect(read).toHaveLength(sources.includes("user") ? 30 : 0);
    expect(await listMatches(0)).toEqual(read);
  }
});

test("the viewer's recipes by date come from their index in order, without sorting", async () => {
  const { heard, plansOf } = await openWorld();
  const { next } = await listRecipes(heard, CAST.bob, DEFAULT_FILTERS, null);
  await listRecipes(heard, CAST.bob, DEFAULT_FILTERS, next, { hasOutline: true });
  for (const plan of await plansOf()) {
    expect(plan).toContain("USING COVERING INDEX recipes_of_author");
    expect(plan).not.toContain("TEMP B-TREE");
  }
});

test("the popular recipes of the home page come from their index", async () => {
  const { heard, plansOf } = await openWorld();
  await getFeed(heard, CAST.bob);
  const plans = await plansOf();
  expect(plans.length).toBeLessThanOrEqual(9);
  expect(plans.join("\n")).toContain("recipes USING INDEX recipes_popular");
  // Both read no further than their limit.
  const limited = /SCAN recipes USING INDEX recipes_(popular|newest)/g;
  expect(plans.join("\n").replace(limited, "")).not.toMatch(THROUGH_A_TABLE);
});
