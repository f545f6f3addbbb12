import { sql } from "kysely";
import { expect, test } from "vitest";
import { search } from "#server/search/search";
import { CAST } from "../../../tests/support/cast";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestDatabase } from "../../../tests/support/server";

/** PostgreSQL makes a plan for all values of a named statement once it has run this often. */
const RUNS_BEFORE_ONE_PLAN = 5;

interface Named {
  statement: string;
  generic_plans: string;
}

test("a search is planned for its own words, however often it was asked before", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar" });
  const viewer = { ...CAST.alice, imageVersion: null };
  for (let run = 0; run <= 2 * RUNS_BEFORE_ONE_PLAN; run++) {
    await search(db, viewer, "zanzibar", { cursor: null, locale: "en" });
  }
  const { rows } = await sql<Named>`
    SELECT statement, generic_plans FROM pg_prepared_statements`.execute(db);
  const plannedOnce = rows.filter(({ generic_plans }) => Number(generic_plans) > 0);
  expect(plannedOnce).not.toEqual([]);
  expect(plannedOnce.filter(({ statement }) => statement.includes("@@"))).toEqual([]);
});
