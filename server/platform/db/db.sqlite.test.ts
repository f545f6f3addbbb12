import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import * as namesInUse from "../../../migrations/014-names-in-use";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { explainQueries } from "../../../tests/support/query-plans";
import { writeRecipe } from "../../../tests/support/recipes";
import { listAuditLog } from "../../admin/audit-log-page";
import { findSpelling, listCustomNames } from "../../admin/custom-names";
import { listUsers } from "../../admin/users";
import { listCookbookRecipes, listMembers } from "../../features/cookbooks/contents";
import { listCookbookChoices, listCookbooks } from "../../features/cookbooks/listing";
import { listFollows, listPublicAccounts } from "../../features/follows/listing";
import { listPendingFollowers } from "../../features/follows/queries";
import { loadCatalogue } from "../../features/ingredients/catalogue";
import { listIngredients } from "../../features/ingredients/listing";
import { listIngredientsWithUses } from "../../features/ingredients/listing-with-uses";
import { countCustomLines, countIngredientLines } from "../../features/recipes/line-counts";
import { listRecipesByAuthor } from "../../features/recipes/listing-by-author";
import { listRecipesByIngredient } from "../../features/recipes/listing-by-ingredient";
import { encodeCursor } from "./cursor";
import { migrateToLatest, migrateToNothing } from "./migrate";
import type { Db } from "./open";
import { openDatabase } from "./sqlite/open";

function openEmpty() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-db-"));
  const db = openDatabase(folder);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return db;
}

const readSchema = async (db: ReturnType<typeof openDatabase>) =>
  (
    await sql<{ sql: string }>`
      SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'kysely%' AND name NOT LIKE 'sqlite%' ORDER BY sql`.execute(
      db,
    )
  ).rows;

test("every migration can be reverted and run again to the same schema", async () => {
  const db = openEmpty();
  const ran = await migrateToLatest(db);
  const schema = await readSchema(db);
  expect(schema.length).toBeGreaterThan(15);
  expect(await migrateToNothing(db)).toEqual(ran.toReversed());
  expect(await readSchema(db)).toEqual([]);
  await migrateToLatest(db);
  expect(await readSchema(db)).toEqual(schema);
  expect(await migrateToLatest(db)).toEqual([]);
});

test("the catalogue is loaded once and completely, and missing figures stay missing", async () => {
  const db = openEmpty();
  await migrateToLatest(db);
  expect(await loadCatalogue(db)).toBe(1186);
  expect(await loadCatalogue(db)).toBe(0);
  const [squash] = await db
    .selectFrom("ingredients")
    .selectAll()
    .where("name_en", "=", "Acorn squash")
    .execute();
  expect(squash).toMatchObject({
    name_fr: "Courge poivrée",
    calories: 40,
    sugars: null,
    cholesterol: 0,
    weight_per_unit: 431,
    volumic_mass: 0.592,
    allow_amount: 1,
  });
  const csv = readFileSync("server/features/ingredients/catalogue.csv", "utf8");
  expect(csv.trim().split("\n")).toHaveLength(1187);
});

type ListOf = (db: Db, cursor: string | null) => Promise<unknown>;
const LISTS: [what: string, index: string, place: (string | number)[], list: ListOf][] = [
  [
    "the ingredients by name",
    "ingredient_names_in_order",
    ["a", 1],
    (db, cursor) => listIngredients(db, "en", { category: null, search: "", cursor }),
  ],
  [
    "the ingredients of a category",
    "ingredient_names_in_order",
    ["a", 1],
    (db, cursor) => listIngredients(db, "fr", { category: "OIL", search: "", cursor }),
  ],
  [
    "custom ingredient names",
    "custom_names_ranked",
    [-1, "a"],
    (db, cursor) => listCustomNames(db, { search: "", cursor }),
  ],
  [
    "a user’s followers",
    "follows_of_followed",
    [1, 1],
    (db, cursor) => listFollows(db, CAST.alice, "followers", cursor),
  ],
  [
    "the users that a user follows",
    "follows_of_follower",
    [1, 1],
    (db, cursor) => listFollows(db, CAST.alice, "following", cursor),
  ],
  [
    "a user’s follow requests",
    "follows_pending",
    [1, 1],
    (db, cursor) => listFollows(db, CAST.alice, "requests", cursor),
  ],
  [
    "the requests shown as notifications",
    "follows_pending",
    [1, 1],
    (db) => listPendingFollowers(db, CAST.alice),
  ],
  [
    "public accounts",
    "users_public",
    [1],
    (db, cursor) => listPublicAccounts(db, CAST.alice, cursor),
  ],
  [
    "an author’s recipes",
    "recipes_of_author",
    [1, 1],
    (db, cursor) => listRecipesByAuthor(db, CAST.charlie, CAST.alice.id, cursor),
  ],
  [
    "a user’s cookbooks",
    "cookbook_members_of_user",
    [1],
    (db, cursor) => listCookbooks(db, CAST.alice, CAST.dana.id, cursor),
  ],
  [
    "a user’s cookbooks for a recipe",
    "cookbook_members_of_user",
    [1],
    (db, cursor) => listCookbookChoices(db, CAST.alice, 1, cursor),
  ],
  [
    "the recipes of a cookbook",
    "cookbook_recipes_in_order",
    [1, 1],
    (db, cursor) => listCookbookRecipes(db, CAST.alice, { id: 1, membership: null }, cursor),
  ],
  [
    "the members of a cookbook",
    "PRIMARY KEY",
    [1],
    (db, cursor) => listMembers(db, CAST.alice, { id: 1 }, cursor),
  ],
  [
    "all accounts",
    "INTEGER PRIMARY KEY",
    [1],
    (db, cursor) => listUsers(db, { show: "all", search: "", cursor }),
  ],
  [
    "accounts without a confirmed address",
    "users_unverified",
    [1],
    (db, cursor) => listUsers(db, { show: "unverified", search: "", cursor }),
  ],
  [
    "suspended accounts",
    "users_suspended",
    [1],
    (db, cursor) => listUsers(db, { show: "suspended", search: "", cursor }),
  ],
  [
    "administrators",
    "users_administrators",
    [1],
    (db, cursor) => listUsers(db, { show: "administrators", search: "", cursor }),
  ],
  [
    "the audit log",
    "INTEGER PRIMARY KEY",
    [1],
    (db, cursor) => listAuditLog(db, { actor: null, cursor }),
  ],
  [
    "one administrator’s audit log",
    "audit_of_actor",
    [1],
    (db, cursor) => listAuditLog(db, { actor: 5, cursor }),
  ],
];

/** The few suspended accounts are read once per query from a partial index. */
const GATHERED = "SCAN suspended USING COVERING INDEX users_suspended";

test.each(LISTS)("the list of %s uses its index", async (_what, index, place, list) => {
  const { db, dataDir } = openTestDatabase();
  await writeRecipe(db, "alice");
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  await list(heard, null);
  await list(heard, encodeCursor(place));
  for (const query of queries) {
    const plan = await sql<{
      detail: string;
    }>`EXPLAIN QUERY PLAN ${sql.raw(query.replaceAll("?", "1"))}`.execute(db);
    const details = plan.rows.map(({ detail }) => detail).join("; ");
    expect(details).toMatch(new RegExp(`USING (COVERING INDEX |INDEX )?${index}`));
    expect(details.replaceAll(GATHERED, "")).not.toMatch(/SCAN|TEMP B-TREE/);
  }
  expect(queries).toHaveLength(2);
});

test("the recipes that use an ingredient are read from the indexes of main and further foods", async () => {
  const { db, dataDir } = openTestDatabase();
  await writeRecipe(db, "alice");
  const plans = await explainQueries({ db, dataDir }, async (heard) => {
    await listRecipesByIngredient(heard, CAST.alice, 1, null);
    await listRecipesByIngredient(heard, CAST.alice, 1, encodeCursor([1]));
  });
  // Each table gives one page in the order of its index; only the two pages are merged and sorted.
  const merged = /SCAN (page|listed)|USE TEMP B-TREE FOR ORDER BY(?=; (RIGHT|SCAN listed)|$)/g;
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain("USING COVERING INDEX recipe_ingredients_using");
    expect(plan).toContain("USING COVERING INDEX recipe_line_foods_using");
    expect(plan.replaceAll(GATHERED, "").replaceAll(merged, "")).not.toMatch(/SCAN|TEMP B-TREE/);
  }
});

test("accounts searched by prefix are read in order from the name and email indexes", async () => {
  const { db, dataDir } = openTestDatabase();
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  await listUsers(heard, { show: "all", search: "a", cursor: null });
  const plan = await sql<{
    detail: string;
  }>`EXPLAIN QUERY PLAN ${sql.raw(queries.join().replaceAll("?", "1"))}`.execute(db);
  const details = plan.rows.map(({ detail }) => detail).join("; ");
  expect(details).toContain("(username_key>? AND username_key<?)");
  expect(details).toContain("(email>? AND email<?)");
  const pages = /SCAN (named|addressed); USE TEMP B-TREE FOR ORDER BY/g;
  expect(details.replaceAll(pages, "")).not.toMatch(/SCAN|TEMP B-TREE/);
});

test("the counts on admin pages read only the lines they count", async () => {
  const { db, dataDir } = openTestDatabase();
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  await listIngredientsWithUses(heard, "en", { search: "", cursor: null });
  await countIngredientLines(heard, 1);
  await countCustomLines(heard, "own");
  await findSpelling(heard, "own");
  const plans = queries.map((query) =>
    sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(query.replaceAll("?", "1"))}`.execute(db),
  );
  for (const { rows } of await Promise.all(plans))
    expect(rows.map(({ detail }) => detail).join("; ")).not.toMatch(/SCAN/);
  expect(queries).toHaveLength(6);
});

test("the migration counts the custom names of existing recipes", async () => {
  const db = openEmpty();
  await migrateToLatest(db);
  const author = { username: "Alice", username_key: "alice", email: "a@b.example", created_at: 1 };
  await db
    .insertInto("users")
    .values({ id: 1, ...author })
    .execute();
  await writeRecipe(db, "alice", {
    ingredients: ["Œuf d’oie", "oeuf D'OIE", "Crème  fouettée"].map((name) => ({
      ...{ name, amount: null, unit: "NONE", complement: "" },
    })),
  });
  const counted = () => db.selectFrom("custom_names").select(["key", "uses"]).execute();
  const before = await counted();
  expect(before).toEqual([
    { key: "creme fouettee", uses: 1 },
    { key: "oeuf d'oie", uses: 2 },
  ]);
  await namesInUse.down(db as never);
  await namesInUse.up(db as never);
  expect(await counted()).toEqual(before);
  await db.deleteFrom("recipes").execute();
  expect(await counted()).toEqual([]);
});

test("every foreign key is covered by an index on the referencing column", async () => {
  const db = openEmpty();
  await migrateToLatest(db);
  const { rows } = await sql<{ reference: string }>`
    SELECT child.name || '.' || parent."from" AS reference
    FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS parent
    WHERE child.type = 'table' AND parent.on_delete != 'NO ACTION' AND parent.seq = 0
      AND NOT EXISTS (
        SELECT 1 FROM pragma_table_info(child.name) WHERE name = parent."from" AND pk = 1
      )
      AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(child.name) AS known, pragma_index_info(known.name) AS part
        WHERE part.seqno = 0 AND part.name = parent."from"
      )`.execute(db);
  expect(rows).toEqual([]);
});
