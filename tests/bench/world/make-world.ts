import { setImmediate } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import { migrateToLatest } from "#server/platform/db/migrate";
import type { Db } from "#server/platform/db/open";
import { databaseFile, openDatabase } from "#server/platform/db/sqlite/open";
import { optimizeDatabase } from "#server/platform/db/sqlite/optimize";
import { indexRecipe, indexUser } from "#server/policies/full-text/indexing";
import { mergeIndexes } from "#server/policies/full-text/merging";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { type Chance, createChance } from "./chance";
import { makeRareName, prepareRecipes } from "./recipes";

interface Size {
  recipes: number;
  users: number;
}

const SEED = 1;
const FIRST_DAY = Date.UTC(2023, 9, 1);
const READERS_RECIPES = 120;
const AT_ONCE = 10_000;

/**
 * Follows, likes and cookbooks. Low user ids are drawn far more often; the last user, the reader,
 * follows 300 users and shares three cookbooks.
 */
const STATEMENTS = [
  `INSERT OR IGNORE INTO follows (follower_id, followed_id, requested_at, accepted_at)
   SELECT id, somebody(), $day, CASE WHEN id = $users OR share() < 0.9 THEN $day END
   FROM users JOIN n ON n <= CASE WHEN id = $users THEN 300 ELSE id * 7919 % 22 END`,
  `INSERT OR IGNORE INTO likes (user_id, recipe_id, liked_at) SELECT somebody(), id, $day
   FROM recipes JOIN n ON n <= 50 / (1 + id / 5 % 50) WHERE id % 5 = 0`,
  `INSERT INTO cookbooks (id, name, description, created_at)
   SELECT id, 'Cookbook ' || id, '', $day FROM users WHERE id <= $users / 10`,
  `INSERT INTO cookbook_members (cookbook_id, user_id, is_administrator, joined_at)
   SELECT id, somebody(), 1, $day FROM cookbooks`,
  `INSERT OR IGNORE INTO cookbook_members (cookbook_id, user_id, is_administrator, joined_at)
   SELECT id, CASE WHEN n = 1 AND id <= 3 THEN $users ELSE somebody() END, 0, $day
   FROM cookbooks JOIN n ON n <= 1 + id % 4`,
  `INSERT OR IGNORE INTO cookbook_recipes (cookbook_id, recipe_id, added_by, added_at)
   SELECT cookbook_id, 1 + CAST(share() * $recipes AS INTEGER), user_id, $day
   FROM cookbook_members JOIN n ON n <= 15 WHERE is_administrator = 1`,
];

/**
 * Fills a new data folder, the same for the same size: rows in bulk, the indexes and statistics by
 * Popote's own upkeep.
 */
export async function makeWorld(folder: string, size: Size): Promise<void> {
  const db = openDatabase(folder);
  await migrateToLatest(db);
  await loadCatalogue(db);
  await updateIndexes(db);
  const sqlite = new Sqlite(databaseFile(folder));
  const chance = createChance(SEED);
  addUsers(sqlite, chance, size.users);
  await addRecipes(sqlite, chance, size);
  addSharing(sqlite, chance, size);
  sqlite.close();
  const never = new AbortController().signal;
  await indexAll(db, size);
  await mergeIndexes(db, never);
  await optimizeDatabase(db, never, folder);
  await db.destroy();
}

function addUsers(sqlite: Sqlite.Database, chance: Chance, users: number): void {
  const insert = sqlite.prepare(
    `INSERT INTO users (id, username, username_key, email, locale, is_public, verified_at, form_secret,
      created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  sqlite.transaction(() => {
    for (let id = 1; id <= users; id++) {
      const name = `${makeRareName(id % 5_000)}${id}`.toLowerCase();
      const isPublic = chance.isTrue(0.85) ? 1 : 0;
      insert.run(
        ...[id, name, name, `cook${id}@popote.example`, id % 2 ? "en" : "fr", isPublic],
        ...[FIRST_DAY, chance.hex(32), FIRST_DAY],
      );
    }
  })();
}

async function addRecipes(
  sqlite: Sqlite.Database,
  chance: Chance,
  { recipes, users }: Size,
): Promise<void> {
  const insert = prepareRecipes(sqlite, chance, FIRST_DAY);
  const readersTurn = Math.ceil(recipes / READERS_RECIPES);
  for (let begin = 1; begin <= recipes; begin += AT_ONCE) {
    sqlite.transaction(() => {
      for (let id = begin; id < begin + AT_ONCE && id <= recipes; id++)
        insert(id, id % readersTurn === 0 ? users : drawUser(chance, users), id / recipes);
    })();
    // The test runner expects a message from its worker every minute.
    await setImmediate();
  }
}

function addSharing(sqlite: Sqlite.Database, chance: Chance, size: Size): void {
  sqlite.function("share", { deterministic: false }, chance.share);
  sqlite.function("somebody", { deterministic: false }, () => drawUser(chance, size.users));
  const numbers = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 300)";
  sqlite.transaction(() => {
    for (const statement of STATEMENTS)
      sqlite.prepare(`${numbers} ${statement}`).run({ ...size, day: FIRST_DAY });
  })();
}

/** Like reindexing, without pauses for requests. */
async function indexAll(db: Db, { recipes, users }: Size): Promise<void> {
  await sql`PRAGMA synchronous = OFF`.execute(db);
  for (const [last, index] of [
    [recipes, indexRecipe],
    [users, indexUser],
  ] as const) {
    for (let begin = 1; begin <= last; begin += AT_ONCE) {
      await db.transaction().execute(async (trx) => {
        for (let id = begin; id < begin + AT_ONCE && id <= last; id++) await index(trx, id);
      });
      await setImmediate();
    }
  }
}

function drawUser(chance: Chance, users: number): number {
  return 1 + Math.floor(chance.share() ** 1.5 * users);
}
