import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { search } from "#server/features/search/search";
import { selectMatches } from "#server/platform/db/full-text";
import { CAST } from "../../../../tests/support/cast";
import { openTestDatabase } from "../../../../tests/support/database";
import { writeRecipe } from "../../../../tests/support/recipes";

/** PostgreSQL switches a named statement to a generic plan after this many runs. */
const RUNS_BEFORE_ONE_PLAN = 5;

test("every search is planned for its own words, even after many runs", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar" });
  const viewer = { ...CAST.alice, imageVersion: null };
  for (let run = 0; run <= 2 * RUNS_BEFORE_ONE_PLAN; run++) {
    await search(db, viewer, "zanzibar", { cursor: null, locale: "en" });
  }
  const { rows } = await sql<{ statement: string }>`
    SELECT statement FROM pg_prepared_statements`.execute(db);
  expect(rows).not.toEqual([]);
  expect(rows.filter(({ statement }) => statement.includes("@@"))).toEqual([]);
});

test("a search continues while other work uses the processor", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar", visibility: "PUBLIC" });
  const searching = search(db, null, "zanzibat", { cursor: null, locale: "en" });
  const isOver = searching.then(() => true);
  while (!(await Promise.race([isOver, setImmediate(false)]))) burnProcessor(5);
  const { recipes, isStopped } = await searching;
  expect(recipes.map(({ card }) => card.title)).toEqual(["Zanzibar"]);
  expect(isStopped).toBe(false);
});

test("a statement that takes too long is cancelled; the search stops and says so", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Zanzibar", visibility: "PUBLIC" });
  const find = () => search(db, null, "zanzibar", { cursor: null, locale: "en" });
  await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE public_recipe_words IN ACCESS EXCLUSIVE MODE`.execute(trx);
    expect(await find()).toMatchObject({ recipes: [], isStopped: true });
  });
  expect(await find()).toMatchObject({ recipes: [{}], isStopped: false });
});

function burnProcessor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

// Of recipes, some words occur in most rows, most words in few.
const WORDS = sql`SELECT DISTINCT 'b_' || (5000 * random() ^ 4)::int FROM generate_series(1, 40) WHERE id > 0`;
const NAME = sql`SELECT 'u_' || id`;

test.each([
  ["public_recipe_words", WORDS],
  ["other_recipe_words", WORDS],
  ["user_words", NAME],
] as const)(
  "an unknown word is looked up in the index of %s without a sequential scan",
  async (index, words) => {
    const { db } = openTestDatabase();
    await sql`
      INSERT INTO ${sql.table(index)} (id, words)
      SELECT 1000000 + id, array_to_tsvector(ARRAY(${words}))
      FROM generate_series(1, 20000) AS id`.execute(db);
    await sql`VACUUM ANALYZE ${sql.table(index)}`.execute(db);
    const unknown = { any: ["t_zanzibar", "g_zanzibar", "b_zanzibar"].map((word) => ({ word })) };
    const found = db
      .selectFrom(selectMatches(db, index, unknown))
      .select("hit.id")
      .orderBy("hit.id", "desc")
      .limit(25);
    const plan = await found.explain("text", sql`ANALYZE`);
    expect(JSON.stringify(plan)).toContain(`${index}_by_word`);
  },
);
