import type { Db } from "#server/platform/db/open";

const TABLES = [
  "users",
  "recipes",
  "recipe_ingredients",
  "recipe_line_foods",
  "tags",
  "recipe_tags",
  "recipe_paragraphs",
  "recipe_revisions",
  "recipe_drafts",
  "recipe_headings",
  "recipe_photos",
  "revision_images",
  "pending_images",
  "follows",
  "blocks",
  "likes",
  "cookbooks",
  "cookbook_members",
  "cookbook_recipes",
  "reports",
  "share_links",
  "cookbook_links",
  "cookbook_departures",
  "households",
  "shopping_entries",
  "shopping_aisles",
  "plan_entries",
  "foods_at_hand",
  "household_links",
  "undos",
  "removed_recipes",
  "unindexed_recipes",
  "tokens",
  "known_devices",
  "outbox",
  "access_grants",
  "access_notices",
] as const;

export async function writtenRows(db: Db): Promise<string> {
  const rows = TABLES.map(async (table) => [
    table,
    await db.selectFrom(table).selectAll().execute(),
  ]);
  return JSON.stringify(await Promise.all(rows));
}
