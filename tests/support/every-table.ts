import sharp from "sharp";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import { loadDemoWorld } from "#server/operations/demo/load";
import type { CopiedName } from "#server/platform/db/copied-tables";
import { migrateToLatest } from "#server/platform/db/migrate";
import type { Db } from "#server/platform/db/open";
import { imageKey } from "#server/platform/images/image-keys";
import { FOLDERS_BY_TYPE } from "#server/platform/images/referenced-images";
import { openFolderStore } from "#server/platform/storage/folder-store";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { CAST } from "./cast";
import { writeRecipe } from "./recipes";

const now = 1_790_000_000_000;
const [alice, ada] = [CAST.alice.id, CAST.ada.id];
const HASH = "f".repeat(64);
const SECRET = "s".repeat(43);
const OUTCOME = "{}";

/** Rows for tables that the demo leaves empty; ids are set where other rows refer to them. */
const ROWS: [CopiedName, Record<string, string | number | null>][] = [
  [
    "sessions",
    {
      token_hash: HASH,
      user_id: alice,
      data: "{}",
      user_agent: "“é\u{1f372}",
      created_at: now,
      seen_at: now,
      expires_at: now,
    },
  ],
  [
    "tokens",
    { token_hash: HASH, kind: "VERIFY_EMAIL", user_id: alice, created_at: now, expires_at: now },
  ],
  ["known_devices", { token_hash: HASH, user_id: alice, created_at: now, seen_at: now }],
  ["attempts", { subject: "login a@b.example", count: 2, window_ends_at: now }],
  [
    "idempotency_outcomes",
    {
      name: HASH,
      owner: "user 1",
      session_hash: HASH,
      body_digest: HASH,
      outcome: OUTCOME,
      bytes: 1000 + OUTCOME.length,
      expires_at: now,
    },
  ],
  [
    "outbox",
    {
      kind: "welcome",
      recipient: "a@b.example",
      locale: "fr",
      details: "{}",
      created_at: now,
      next_try_at: now,
      trouble: "TLS",
    },
  ],
  ["retired_ingredients", { source: "CNF", source_code: "1", retired_at: now }],
  ["gone_ingredients", { id: 90_001, merged_into: 1, gone_at: now }],
  ["pending_images", { id: "p1", user_id: alice, created_at: now }],
  ["unused_images", { folder: "recipes", name: "7-v1", since: now }],
  ["blocks", { blocker_id: alice, blocked_id: ada, blocked_at: now }],
  ["reports", { reporter_id: alice, kind: "USER", user_id: ada, reason: "rude", reported_at: now }],
  [
    "imports",
    {
      id: 7,
      user_id: alice,
      form_key: "k",
      kind: "TEXT",
      name: "",
      locale: "en",
      state: "READY",
      created_at: now,
      changed_at: now,
    },
  ],
  [
    "import_items",
    { import_id: 7, position: 0, name: "", title: "Soup", found: "{}", state: "FOUND" },
  ],
  ["import_folders", { import_id: 7, position: 0, name: "Sunday" }],
  ["import_addresses", { import_id: 7, position: 0, address: "https://example.org" }],
  ["households", { id: 11, user_id: alice }],
  [
    "shopping_entries",
    {
      household_id: 11,
      creation_key: "k 0",
      words: "2 lemons",
      parse: "",
      language: "en",
      numerator: 1,
      denominator: 3,
      food_name: "lemons",
      added_by: alice,
      added_at: now,
      ticked_at: now,
    },
  ],
  [
    "plan_entries",
    {
      household_id: 11,
      creation_key: "k 0",
      day: "2026-11-28",
      meal: "Dîner",
      words: "Pizza out",
      added_by: alice,
      added_at: now,
    },
  ],
  ["foods_at_hand", { household_id: 11, food_key: "pâte", name: "Pâte", is_staple: 1 }],
  [
    "household_links",
    { secret: SECRET, kind: "PLAN", shared_by: alice, cookbook_id: null, shared_at: now },
  ],
  ["shopping_aisles", { household_id: 11, aisle: "FRUIT", name: "Étal", place: 12 }],
  ["undos", { id: 4, user_id: alice, kind: "DELETE", before: "[]", created_at: now }],
  [
    "audit",
    {
      id: 9,
      acted_at: now,
      actor_name: "Ada",
      act: "access.grant",
      subject: "Alice",
      details: "{}",
    },
  ],
  [
    "access_grants",
    {
      id: 3,
      actor_name: "Ada",
      kind: "USER",
      user_id: alice,
      reason: "asked for help",
      granted_at: now,
      expires_at: now + 1,
    },
  ],
  ["access_notices", { grant_id: 3, user_id: alice, subject: "Alice" }],
  ["access_acts", { audit_id: 9, grant_id: 3 }],
  ["maintenance", { id: 1, message: "Back at six.", since: now }],
  ["backups", { started_at: now, finished_at: now, file: "/b.zip", bytes: 3 }],
  ["database_checks", { kind: "QUICK", checked_at: now, faults: "" }],
];

const NO_MEASURE = { amount: null, unit: "NONE" as const };

/** Fills a database with the demo and at least one row in every table, with gaps in the ids. */
export async function fillEveryTable(db: Db, dataDir: string): Promise<void> {
  await migrateToLatest(db);
  await updateIndexes(db);
  await loadCatalogue(db);
  await loadDemoWorld(db, openFolderStore(dataDir));
  const recipe = await writeRecipe(db, "alice", {
    title: "Crème brûlée",
    visibility: "PUBLIC",
    tags: ["Été"],
    steps: ["Whisk the cream."],
    headings: { ingredients: [], steps: [{ before: 0, text: "Bake" }] },
    ingredients: [
      { name: "salt and pepper", text: "salt and pepper", ...NO_MEASURE, complement: "" },
    ],
  });
  const first = await db
    .selectFrom("cookbook_members")
    .selectAll()
    .where("is_administrator", "=", 1)
    .executeTakeFirstOrThrow();
  const ofRecipe = { recipe_id: recipe };
  const files = openFolderStore(dataDir);
  const webp = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#a30" } })
    .webp()
    .toBuffer();
  for (const key of ["other", "former"])
    for (const folder of FOLDERS_BY_TYPE.recipes) await files.put(imageKey(folder, key), webp);
  const rows: typeof ROWS = [
    ...ROWS,
    [
      "recipe_revisions",
      { ...ofRecipe, version: 1, saved_at: now, replaced_at: now, content: "{}" },
    ],
    ["revision_images", { ...ofRecipe, id: 6, version: 1, image_key: "former" }],
    [
      "recipe_photos",
      { ...ofRecipe, id: 8, position: 1, image_key: "other", alt: "Cream", step: 0 },
    ],
    [
      "recipe_drafts",
      { ...ofRecipe, user_id: alice, key: "k", form_key: "k", title: "", updated_at: now },
    ],
    ["share_links", { ...ofRecipe, secret: SECRET, shared_at: now }],
    [
      "cookbook_links",
      { cookbook_id: first.cookbook_id, shared_by: first.user_id, secret: SECRET, shared_at: now },
    ],
    [
      "cookbook_departures",
      {
        cookbook_id: first.cookbook_id,
        cookbook_name: "Family",
        member_id: alice,
        how: "REMOVED",
        recipes: 1,
        titles: '["Leek soup"]',
        departed_at: now,
      },
    ],
  ];
  for (const [table, values] of rows) {
    await db
      .insertInto(table as never)
      .values(values as never)
      .execute();
  }
  await db
    .updateTable("ingredients")
    .set({ calories: 0.1 + 0.2, sugars: 1 / 3 })
    .where("id", "=", 1)
    .execute();
  const removed = { recipe_id: await writeRecipe(db, "alice", { title: "Removed" }) };
  await db
    .insertInto("removed_recipes")
    .values({ ...removed, removed_at: now })
    .execute();
  await db.insertInto("unindexed_recipes").values(removed).execute();
  const gone = await writeRecipe(db, "alice", { title: "Gone" });
  await db.deleteFrom("recipes").where("id", "=", gone).execute();
}
