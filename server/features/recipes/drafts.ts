import type { Transaction } from "kysely";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { newSecret } from "../../platform/secrets";
import type { Person } from "../../policies/permissions";
import { deleteOldestDrafts } from "./draft-limits";
import {
  type DraftForm,
  type DraftReference,
  type FormIdentity,
  findOwnDraft,
} from "./draft-queries";

/** In characters, far above the longest recipe; a longer form is not one of ours. */
const MAX_DRAFT_LENGTH = 500_000;
const MAX_TITLE_LENGTH = 100;

export interface SentDraft extends FormIdentity {
  /** Forms with the same one make one recipe between them. */
  creationKey: string;
  recipeId: number | undefined;
  version: number | undefined;
  title: string;
  form: DraftForm;
  /** A new recipe without words is not kept. */
  hasWords: boolean;
  /** Script sent it, perhaps after the form was saved or discarded; no button was pressed. */
  isAutomatic: boolean;
  /** Whoever sent it knew the form's secret, and was not signed in as its writer. */
  isWithoutSession: boolean;
}

/**
 * "over": the form was saved or discarded before, and nothing of it may come back; "notOwn": the
 * recipe is somebody else's.
 */
export type DraftOutcome =
  | ({ kind: "kept" } & DraftReference)
  | { kind: "blank" | "over" | "notOwn" };

/** Keeps a form as its writer's draft. Throws request.tooLarge. */
export async function saveDraft(db: Db, writerId: number, sent: SentDraft): Promise<DraftOutcome> {
  const form = JSON.stringify(sent.form);
  if (form.length > MAX_DRAFT_LENGTH) throw new AppError("request.tooLarge");
  return db.transaction().execute(async (trx) => {
    if (sent.isAutomatic && (await isFormSettled(trx, writerId, sent.formKey)))
      return { kind: "over" };
    const recipe = await findRecipe(trx, sent.recipeId);
    if (recipe && recipe.author_id !== writerId) return { kind: "notOwn" };
    // The words of a recipe that was deleted are those of a new one.
    const recipeId = recipe?.id ?? null;
    const before = await findWritableDraft(trx, writerId, sent, form);
    if (before?.isSame) return { kind: "kept", key: before.key, recipeId: before.recipe_id };
    if (!before && recipeId === null && !sent.hasWords) return { kind: "blank" };
    const key = await writeDraft(trx, writerId, { ...sent, recipeId }, form, before);
    await deleteOldestDrafts(trx, writerId);
    return { kind: "kept", key, recipeId };
  });
}

/** What is saved is no longer a draft; those of other forms stay. */
export async function discardSavedDraft(
  trx: Transaction<Database>,
  viewer: Person,
  form: FormIdentity,
): Promise<void> {
  const own = await findOwnDraft(trx, viewer.id, form);
  await trx
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", viewer.id)
    .where((eb) => eb.or([eb("form_key", "=", form.formKey), eb("id", "=", own?.id ?? 0)]))
    .execute();
}

/** The form is known for a day, so that nothing of it that comes late is kept. */
export async function discardFormDraft(db: Db, viewer: Person, form: FormIdentity): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await findOwnDraft(trx, viewer.id, form);
    const gone = { form: null, title: "", form_key: form.formKey, updated_at: Date.now() };
    if (own) {
      const row = { ...gone, without_session: 0 };
      await trx.updateTable("recipe_drafts").set(row).where("id", "=", own.id).execute();
    } else {
      const key = newSecret();
      await trx
        .insertInto("recipe_drafts")
        .values({ ...gone, user_id: viewer.id, key })
        .execute();
    }
    await deleteOldestDrafts(trx, viewer.id);
  });
}

export async function discardDraft(db: Db, viewer: Person, key: string): Promise<void> {
  await db
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", viewer.id)
    .where("key", "=", key)
    .execute();
}

/** Whether this form saved its recipe last, or was discarded. */
async function isFormSettled(trx: Transaction<Database>, writerId: number, formKey: string) {
  const saved = await trx
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", writerId)
    .where("save_key", "=", formKey)
    .executeTakeFirst();
  const discarded = await trx
    .selectFrom("recipe_drafts")
    .select("id")
    .where("user_id", "=", writerId)
    .where("form_key", "=", formKey)
    .where("form", "is", null)
    .executeTakeFirst();
  return saved !== undefined || discarded !== undefined;
}

/** Without a session only what was sent so by the same form is written over. */
async function findWritableDraft(
  trx: Transaction<Database>,
  writerId: number,
  sent: SentDraft,
  form: string,
) {
  if (!sent.isWithoutSession) {
    const own = await findOwnDraft(trx, writerId, sent);
    return own && { ...own, isSame: false };
  }
  const rows = await trx
    .selectFrom("recipe_drafts")
    .selectAll()
    .where("user_id", "=", writerId)
    .where("form_key", "=", sent.formKey)
    .execute();
  const same = rows.find((row) => row.form === form);
  if (same) return { ...same, isSame: true };
  const before = rows.find((row) => row.without_session === 1);
  return before && { ...before, isSame: false };
}

/** Returns the key of the draft. */
async function writeDraft(
  trx: Transaction<Database>,
  writerId: number,
  sent: Omit<SentDraft, "recipeId"> & Pick<DraftReference, "recipeId">,
  form: string,
  before: Awaited<ReturnType<typeof findWritableDraft>>,
): Promise<string> {
  const begun = before?.form === null ? null : before?.version;
  const row = {
    title: shortenTitle(sent.title),
    form,
    // Never the same twice: by it another form knows whether this draft is still the one it shows.
    updated_at: Math.max(Date.now(), (before?.updated_at ?? 0) + 1),
    recipe_id: sent.recipeId,
    version: pickOldest(begun, sent.version),
    form_key: sent.formKey,
    creation_key: sent.creationKey,
    without_session: sent.isWithoutSession ? 1 : 0,
  };
  if (before) {
    await trx.updateTable("recipe_drafts").set(row).where("id", "=", before.id).execute();
    return before.key;
  }
  const key = await pickFreeKey(trx, writerId, sent);
  await trx
    .insertInto("recipe_drafts")
    .values({ ...row, user_id: writerId, key })
    .execute();
  return key;
}

/** The key that the form's address has, unless it leads to another draft. */
async function pickFreeKey(
  trx: Transaction<Database>,
  writerId: number,
  { formKey, draft = formKey, isWithoutSession }: FormIdentity & { isWithoutSession: boolean },
): Promise<string> {
  const taken = await trx
    .selectFrom("recipe_drafts")
    .select(["key"])
    .where("user_id", "=", writerId)
    .where((eb) =>
      eb.or([eb("key", "in", [draft, formKey]), eb("form_key", "in", [draft, formKey])]),
    )
    .execute();
  if (taken.length === 0) return draft;
  const isFree = !isWithoutSession && taken.every(({ key }) => key !== formKey);
  return isFree ? formKey : newSecret();
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
function pickOldest(...versions: (number | null | undefined)[]): number | null {
  const known = versions.filter((version) => typeof version === "number");
  return known.length > 0 ? Math.min(...known) : null;
}

function shortenTitle(text: string): string {
  return [...text.trim()].slice(0, MAX_TITLE_LENGTH).join("");
}
