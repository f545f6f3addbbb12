import type { Kysely } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import type { Person } from "../permissions";

export const MAX_DRAFTS = 50;

export type DraftForm = [name: string, value: string][];

/** Where a draft is found again. */
export interface DraftPlace {
  key: string;
  recipeId: number | null;
}

export interface DraftSummary extends DraftPlace {
  title: string;
  updatedAt: number;
}

export interface Draft extends DraftPlace {
  /** The recipe's version from which its writer began. */
  version: number | null;
  form: DraftForm;
  updatedAt: number;
}

/** The draft of a recipe; with `recipeId` null that of a new one. */
export async function findDraft(
  db: Db,
  viewer: Person,
  { key, recipeId }: Partial<DraftPlace>,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom("recipe_drafts")
    .select(["key", "recipe_id as recipeId", "version", "form", "updated_at as updatedAt"])
    .where("user_id", "=", viewer.id)
    .$if(typeof recipeId === "number", (query) => query.where("recipe_id", "=", recipeId ?? 0))
    .$if(typeof recipeId !== "number", (query) =>
      query.where("key", "=", key ?? "").where("recipe_id", "is", null),
    )
    .executeTakeFirst();
  return row?.form ? { ...row, form: JSON.parse(row.form) } : undefined;
}

/** One's drafts, the newest first; of new recipes alone with `isNew`. */
export async function listDrafts(
  db: Db,
  viewer: Person,
  { isNew = false, most = MAX_DRAFTS } = {},
): Promise<DraftSummary[]> {
  return db
    .selectFrom("recipe_drafts")
    .select(["key", "recipe_id as recipeId", "title", "updated_at as updatedAt"])
    .where("user_id", "=", viewer.id)
    .where("form", "is not", null)
    .$if(isNew, (query) => query.where("recipe_id", "is", null))
    .orderBy("updated_at", "desc")
    .limit(most)
    .execute();
}

/** The row of a form, by its recipe before its key. */
export async function findDraftRow(
  db: Kysely<Database>,
  userId: number,
  { key, recipeId }: DraftPlace,
) {
  const rows = await db
    .selectFrom("recipe_drafts")
    .select(["id", "key", "recipe_id", "version", "form_key", "form"])
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("recipe_id", "=", recipeId), eb("key", "=", key)]))
    .execute();
  return rows.find((row) => recipeId !== null && row.recipe_id === recipeId) ?? rows[0];
}
