import type { Kysely } from "kysely";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import type { Person } from "../../policies/permissions";

export const MAX_DRAFTS = 50;

export type DraftForm = [name: string, value: string][];

export interface DraftReference {
  key: string;
  recipeId: number | null;
}

export interface DraftSummary extends DraftReference {
  title: string;
  updatedAt: number;
  withoutSession: number;
}

export interface Draft extends DraftReference {
  version: number | null;
  form: DraftForm;
  updatedAt: number;
  creationKey: string;
  withoutSession: number;
}

interface NamedDraft {
  key: string;
  formKey?: string;
}

const DRAFT_COLUMNS = [
  "key",
  "recipe_id as recipeId",
  "form_key as formKey",
  "creation_key as creationKey",
  "version",
  "form",
  "updated_at as updatedAt",
  "without_session as withoutSession",
] as const;

export async function findDraft(
  db: Db,
  viewer: Person,
  { key, formKey = key }: NamedDraft,
): Promise<Draft | undefined> {
  const rows = await db
    .selectFrom("recipe_drafts")
    .select(DRAFT_COLUMNS)
    .where("user_id", "=", viewer.id)
    .where("form", "is not", null)
    .where((eb) => eb.or([eb("form_key", "in", [formKey, key]), eb("key", "=", key)]))
    .execute();
  const own = rows.filter((row) => row.withoutSession === 0);
  const candidates = own.length > 0 ? own : rows;
  const byForm = (wanted: string) => candidates.find((row) => row.formKey === wanted);
  return readDraft(byForm(formKey) ?? byForm(key) ?? candidates[0]);
}

export async function findRecipeDraft(
  db: Db,
  viewer: Person,
  recipeId: number,
): Promise<Draft | undefined> {
  const [row] = await selectRecipeDraft(db, { userId: viewer.id, recipeId });
  return readDraft(row);
}

const selectRecipeDraft = compileOnce(
  (db, { userId, recipeId }: { userId: number; recipeId: number }) =>
    db
      .selectFrom("recipe_drafts")
      .select(DRAFT_COLUMNS)
      .where("user_id", "=", userId)
      .where("recipe_id", "=", recipeId)
      .where("form", "is not", null)
      .where("without_session", "=", 0)
      .orderBy("updated_at", "desc")
      .orderBy("id", "desc")
      .limit(1),
);

interface DraftFilter {
  of?: { recipeId: number } | { creationKey: string } | "new";
  except?: string;
  most?: number;
}

export async function listDrafts(
  db: Db,
  viewer: Person,
  { of, except, most }: DraftFilter = {},
): Promise<DraftSummary[]> {
  const isOfRecipe = typeof of === "object" && "recipeId" in of;
  if (isOfRecipe && except === undefined && most === undefined)
    return selectDraftsOfRecipe(db, { userId: viewer.id, recipeId: of.recipeId });
  let query = selectDrafts(db, viewer.id);
  if (most !== undefined) query = query.limit(most);
  if (except !== undefined) query = query.where("key", "!=", except);
  if (of === undefined) return query.execute();
  if (of === "new") return query.where("recipe_id", "is", null).execute();
  return isOfRecipe
    ? query.where("recipe_id", "=", of.recipeId).execute()
    : query.where("creation_key", "=", of.creationKey).where("recipe_id", "is", null).execute();
}

const selectDraftsOfRecipe = compileOnce(
  (db, { userId, recipeId }: { userId: number; recipeId: number }) =>
    selectDrafts(db, userId).where("recipe_id", "=", recipeId),
);

function selectDrafts(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom("recipe_drafts")
    .select([
      "key",
      "recipe_id as recipeId",
      "title",
      "updated_at as updatedAt",
      "without_session as withoutSession",
    ])
    .where("user_id", "=", userId)
    .where("form", "is not", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc");
}

export interface FormIdentity {
  formKey: string;
  /** Key of the draft the form was opened with; defaults to the form key. */
  draft?: string;
  /** That draft's `updated_at` when the form was opened. */
  draftAt?: number;
}

/** The form's own draft, or the one it was opened with if no other form has written it since. */
export async function findOwnDraft(
  db: Kysely<Database>,
  userId: number,
  { formKey, draft = formKey, draftAt }: FormIdentity,
) {
  const rows = await selectOwnDrafts(db, { userId, texts: [formKey, draft] });
  return (
    rows.find((row) => row.form_key === formKey && row.without_session === 0) ??
    rows.find((row) => row.key === draft && row.form !== null && row.updated_at === draftAt)
  );
}

interface OwnForm {
  userId: number;
  texts: [formKey: string, draft: string];
}

const selectOwnDrafts = compileOnce((db, { userId, texts: [formKey, draft] }: OwnForm) =>
  db
    .selectFrom("recipe_drafts")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("form_key", "=", formKey), eb("key", "=", draft)])),
);

function readDraft<Row extends { form: string | null }>(row: Row | undefined) {
  return row?.form ? { ...row, form: JSON.parse(row.form) as DraftForm } : undefined;
}
