import type { ColumnType, Generated } from "kysely";
import type { ReportOutcome } from "#domain/administration/report";
import type { IngredientCategory } from "#domain/ingredient/ingredient-category";
import type { Locale } from "#domain/language/locales";
import type {
  AttemptsTable,
  Fixed,
  IdempotencyOutcomesTable,
  KnownDevicesTable,
  OutboxTable,
  SessionsTable,
  TokensTable,
  UsersTable,
} from "./account-tables";
import type { ActTables } from "./act-tables";
import type { AdministrationTables } from "./administration-tables";
import type { HouseholdTables } from "./household-tables";
import type { ImportTables } from "./import-tables";
import type {
  PendingImagesTable,
  RecipeDraftsTable,
  RecipeHeadingsTable,
  RecipeIngredientsTable,
  RecipeLineFoodsTable,
  RecipeParagraphsTable,
  RecipePhotosTable,
  RecipeRevisionsTable,
  RecipesTable,
  RecipeTagsTable,
  RevisionImagesTable,
  TagsTable,
} from "./recipe-tables";

/** Times are milliseconds since 1970 in UTC, booleans 0 or 1. */
export interface Database extends ActTables, AdministrationTables, ImportTables, HouseholdTables {
  users: UsersTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  known_devices: KnownDevicesTable;
  attempts: AttemptsTable;
  idempotency_outcomes: IdempotencyOutcomesTable;
  outbox: OutboxTable;
  ingredients: IngredientsTable;
  ingredient_names: IngredientNamesTable;
  retired_ingredients: RetiredIngredientsTable;
  versions: VersionsTable;
  word_fragments: WordFragmentsTable;
  recipes: RecipesTable;
  recipe_ingredients: RecipeIngredientsTable;
  recipe_line_foods: RecipeLineFoodsTable;
  recipe_paragraphs: RecipeParagraphsTable;
  tags: TagsTable;
  recipe_tags: RecipeTagsTable;
  recipe_revisions: RecipeRevisionsTable;
  recipe_headings: RecipeHeadingsTable;
  recipe_photos: RecipePhotosTable;
  revision_images: RevisionImagesTable;
  recipe_drafts: RecipeDraftsTable;
  pending_images: PendingImagesTable;
  follows: FollowsTable;
  likes: LikesTable;
  cookbooks: CookbooksTable;
  cookbook_members: CookbookMembersTable;
  cookbook_recipes: CookbookRecipesTable;
  share_links: ShareLinksTable;
  cookbook_links: CookbookLinksTable;
  cookbook_departures: CookbookDeparturesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
}

interface IngredientsTable {
  id: Generated<number>;
  name_en: string;
  name_fr: string;
  category: IngredientCategory;
  calories: number | null;
  carbohydrates: number | null;
  sugars: number | null;
  fibers: number | null;
  proteins: number | null;
  saturated_fat: number | null;
  unsaturated_fat: number | null;
  cholesterol: number | null;
  sodium: number | null;
  weight_per_unit: number | null;
  volumic_mass: number | null;
  allow_amount: number;
  allow_weight: number;
  allow_volume: number;
  family: Generated<string>;
  most_percent: Generated<number | null>;
  form: Generated<string>;
  traits: Generated<string>;
  pieces: Generated<string>;
  source: string | null;
  source_code: string | null;
  edited_at: number | null;
}

interface IngredientNamesTable {
  ingredient_id: number;
  locale: Locale;
  key: string;
  stem: string;
  name: string;
  is_alias: number;
}

interface RetiredIngredientsTable {
  source: string;
  source_code: string;
  retired_at: number;
}

interface VersionsTable {
  name: string;
  value: string;
}

interface WordFragmentsTable {
  fragment: string;
  word: string;
}

interface FollowsTable {
  follower_id: number;
  followed_id: number;
  requested_at: number;
  accepted_at: number | null;
}

interface BlocksTable {
  blocker_id: number;
  blocked_id: number;
  blocked_at: number;
}

interface ReportsTable {
  id: Generated<number>;
  reporter_id: number | null;
  kind: "RECIPE" | "PICTURE" | "USER";
  recipe_id: number | null;
  user_id: number | null;
  /** Generated from kind and id; a reporter has one open report per thing. */
  thing: ColumnType<string, never, never>;
  reason: string;
  reported_at: Fixed<number>;
  settled_at: number | null;
  settled_by: number | null;
  outcome: ReportOutcome | null;
  subject: string | null;
}

interface ShareLinksTable {
  recipe_id: number;
  secret: string;
  shared_at: number;
}

interface CookbookLinksTable {
  cookbook_id: number;
  shared_by: number;
  secret: string;
  shared_at: number;
}

interface CookbookDeparturesTable {
  id: Generated<number>;
  cookbook_id: number;
  cookbook_name: string;
  member_id: number | null;
  how: "REMOVED" | "LEFT" | "DELETED";
  recipes: number;
  titles: string;
  departed_at: Fixed<number>;
}

interface LikesTable {
  user_id: number;
  recipe_id: number;
  liked_at: number;
}

interface CookbooksTable {
  id: Generated<number>;
  name: string;
  description: string;
  image_version: number | null;
  last_image_version: Generated<number>;
  image_key: string | null;
  created_by: number | null;
  creation_key: string | null;
  save_key: string | null;
  created_at: Fixed<number>;
}

interface CookbookMembersTable {
  cookbook_id: number;
  user_id: number;
  is_administrator: number;
  joined_at: number;
}

interface CookbookRecipesTable {
  cookbook_id: number;
  recipe_id: number;
  added_by: number | null;
  added_at: number;
}
