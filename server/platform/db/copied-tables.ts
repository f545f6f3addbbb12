import type { Database } from "./tables";

interface CopiedTable {
  key: string[];
  generated?: string;
  /** Rows can be up to 500 KB: read few at once. */
  isLarge?: true;
}

// Referenced tables come first. Statistics are left out; full-text indexes are copied as words.
export const COPIED_TABLES: Record<keyof Database, CopiedTable> = {
  users: { key: ["id"] },
  sessions: { key: ["token_hash"], isLarge: true },
  tokens: { key: ["token_hash"] },
  known_devices: { key: ["token_hash"] },
  attempts: { key: ["subject"] },
  idempotency_outcomes: { key: ["name"], isLarge: true },
  outbox: { key: ["id"] },
  ingredients: { key: ["id"] },
  ingredient_names: { key: ["key", "locale", "ingredient_id"] },
  retired_ingredients: { key: ["source", "source_code"] },
  gone_ingredients: { key: ["id"] },
  versions: { key: ["name"] },
  word_fragments: { key: ["fragment", "word"] },
  recipes: { key: ["id"] },
  recipe_ingredients: { key: ["recipe_id", "position"] },
  recipe_line_foods: { key: ["recipe_id", "position", "ingredient_id"] },
  tags: { key: ["id"] },
  recipe_tags: { key: ["recipe_id", "position"] },
  custom_names: { key: ["key"], generated: "rank" },
  recipe_paragraphs: { key: ["recipe_id", "kind", "position"] },
  recipe_headings: { key: ["recipe_id", "kind", "position"] },
  recipe_photos: { key: ["id"] },
  recipe_revisions: { key: ["recipe_id", "version"], isLarge: true },
  revision_images: { key: ["id"] },
  recipe_drafts: { key: ["id"], isLarge: true },
  share_links: { key: ["recipe_id"] },
  pending_images: { key: ["id"] },
  unused_images: { key: ["folder", "name"] },
  follows: { key: ["follower_id", "followed_id"] },
  blocks: { key: ["blocker_id", "blocked_id"] },
  likes: { key: ["user_id", "recipe_id"] },
  cookbooks: { key: ["id"] },
  cookbook_members: { key: ["cookbook_id", "user_id"] },
  cookbook_recipes: { key: ["cookbook_id", "recipe_id"] },
  cookbook_links: { key: ["cookbook_id"] },
  cookbook_departures: { key: ["id"] },
  reports: { key: ["id"], generated: "thing" },
  imports: { key: ["id"] },
  import_items: { key: ["import_id", "position"], isLarge: true },
  import_folders: { key: ["import_id", "position", "name"] },
  import_addresses: { key: ["import_id", "position"] },
  undos: { key: ["id"], isLarge: true },
  removed_recipes: { key: ["recipe_id"] },
  unindexed_recipes: { key: ["recipe_id"] },
  households: { key: ["id"] },
  shopping_entries: { key: ["id"] },
  shopping_aisles: { key: ["household_id", "aisle"] },
  plan_entries: { key: ["id"] },
  foods_at_hand: { key: ["id"] },
  household_links: { key: ["secret"] },
  audit: { key: ["id"] },
  access_grants: { key: ["id"] },
  access_notices: { key: ["user_id", "grant_id"] },
  access_acts: { key: ["audit_id"] },
  maintenance: { key: ["id"] },
  backups: { key: ["id"] },
  database_checks: { key: ["kind"] },
};

export type CopiedName = keyof Database;

export const COPIED_NAMES = Object.keys(COPIED_TABLES) as CopiedName[];
