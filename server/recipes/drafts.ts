import type { Insertable, Kysely, Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Database } from "../db/tables";
import { AppError } from "../errors";
import type { Person } from "../permissions";
import { type DraftForm, type DraftPlace, findDraftRow, MAX_DRAFTS } from "./draft-queries";

/** In characters, far above the longest recipe; a longer form is not one of ours. */
const MAX_DRAFT_LENGTH = 500_000;
const MAX_TITLE_LENGTH = 100;

export interface SentDraft {
  /** Names the draft of a new recipe, over all forms in which it is gone on with. */
  key: string;
  /** Names the one form that sends it. */
  formKey: string;
  recipeId: number | undefined;
  version: number | undefined;
  title: string;
  form: DraftForm;
  /** A new recipe without words is not kept. */
  hasWords: boolean;
}

/** The person whose forms carry this secret. */
export async function findWriter(db: Db, writer: string): Promise<number | undefined> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("form_secret", "=", writer)
    .executeTakeFirst();
  return user?.id;
}

/**
 * "over": the form was saved or discarded before, and nothing of it may come back; "notOwn": the
 * recipe is somebody else's.
 */
export type KeepOutcome = ({ kind: "kept" } & DraftPlace) | { kind: "blank" | "over" | "notOwn" };

/** Keeps a form as its writer's draft. Throws request.tooLarge. */
export async function keepDraft(db: Db, writerId: number, sent: SentDraft): Promise<KeepOutcome> {
  const form = JSON.stringify(sent.form);
  if (form.length > MAX_DRAFT_LENGTH) throw new AppError("request.tooLarge");
  return db.transaction().execute(async (trx) => {
    if (await wasSaved(trx, writerId, sent.formKey)) return { kind: "over" };
    const recipe = await findRecipe(trx, sent.recipeId);
    if (recipe && recipe.author_id !== writerId) return { kind: "notOwn" };
    // The words of a recipe that was deleted are those of a new one.
    const recipeId = recipe?.id ?? null;
    const before = await findDraftRow(trx, writerId, { key: sent.key, recipeId });
    const isDiscarded = before?.form === null;
    if (isDiscarded && before.form_key === sent.formKey) return { kind: "over" };
    if (recipeId === null && !sent.hasWords) {
      await deleteDraft(trx, before?.id);
      return { kind: "blank" };
    }
    const version = oldestOf(isDiscarded ? null : before?.version, sent.version);
    const content = { title: titleOf(sent.title), form, updated_at: Date.now() };
    const row = { ...content, recipe_id: recipeId, version, form_key: sent.formKey };
    const key = before?.key ?? sent.key;
    await writeDraft(trx, { ...row, user_id: writerId, key });
    return { kind: "kept", key, recipeId };
  });
}

/** What is saved is no longer a draft. */
export async function deleteSavedDraft(
  trx: Transaction<Database>,
  viewer: Person,
  recipeId: number,
  { draft, formKey }: { draft?: string; formKey: string },
): Promise<void> {
  await trx
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", viewer.id)
    .where((eb) => eb.or([eb("recipe_id", "=", recipeId), eb("key", "=", draft ?? formKey)]))
    .execute();
}

/** `formKey`: the form it is discarded from, of which nothing is kept any more. */
export async function discardDraft(
  db: Db,
  viewer: Person,
  { key, recipeId = null, formKey }: { key: string; recipeId?: number | null; formKey?: string },
): Promise<void> {
  const row = await findDraftRow(db, viewer.id, { key, recipeId });
  if (!row) return;
  if (formKey === undefined) {
    await deleteDraft(db, row.id);
    return;
  }
  await db
    .updateTable("recipe_drafts")
    .set({ form: null, title: "", form_key: formKey, updated_at: Date.now() })
    .where("id", "=", row.id)
    .execute();
}

/** Whether this form made a recipe or saved one last. */
async function wasSaved(
  trx: Transaction<Database>,
  writerId: number,
  formKey: string,
): Promise<boolean> {
  const saved = await trx
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", writerId)
    .where((eb) => eb.or([eb("save_key", "=", formKey), eb("creation_key", "=", formKey)]))
    .executeTakeFirst();
  return saved !== undefined;
}

async function writeDraft(
  trx: Transaction<Database>,
  row: Insertable<Database["recipe_drafts"]>,
): Promise<void> {
  const { user_id, key, ...content } = row;
  await trx
    .insertInto("recipe_drafts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doUpdateSet(content))
    .execute();
  await deleteOldestDrafts(trx, user_id);
}

async function findRecipe(trx: Transaction<Database>, id: number | undefined) {
  if (id === undefined) return undefined;
  return trx
    .selectFrom("recipes")
    .select(["id", "author_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A form that was told of a newer version keeps its conflict with it. */
function oldestOf(...versions: (number | null | undefined)[]): number | null {
  const known = versions.filter((version) => typeof version === "number");
  return known.length > 0 ? Math.min(...known) : null;
}

function titleOf(text: string): string {
  return [...text.trim()].slice(0, MAX_TITLE_LENGTH).join("");
}

async function deleteDraft(db: Kysely<Database>, id: number | undefined): Promise<void> {
  await db
    .deleteFrom("recipe_drafts")
    .where("id", "=", id ?? 0)
    .execute();
}

async function deleteOldestDrafts(trx: Transaction<Database>, writerId: number): Promise<void> {
  const newest = trx
    .selectFrom("recipe_drafts")
    .select("id")
    .where("user_id", "=", writerId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_DRAFTS);
  await trx
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", writerId)
    .where("id", "not in", newest)
    .execute();
}
