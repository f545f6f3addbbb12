import type { Transaction } from "kysely";
import { compileOnce } from "../../platform/db/compile-once";
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

interface SentDraft extends FormIdentity {
  creationKey: string;
  recipeId: number | undefined;
  version: number | undefined;
  title: string;
  form: DraftForm;
  /** A new recipe without text is not stored. */
  hasWords: boolean;
  /** Sent by script, without a button press, perhaps after the form was saved or discarded. */
  isAutomatic: boolean;
  /** The sender knew the form's secret but was not signed in as its author. */
  isWithoutSession: boolean;
}

/** "over": already saved or discarded; "notOwn": another user's recipe. */
export type DraftOutcome =
  | ({ kind: "kept" } & DraftReference)
  | { kind: "blank" | "over" | "notOwn" };

export async function saveDraft(db: Db, writerId: number, sent: SentDraft): Promise<DraftOutcome> {
  const form = JSON.stringify(sent.form);
  if (form.length > MAX_DRAFT_LENGTH) throw new AppError("request.tooLarge");
  return db.transaction().execute(async (trx) => {
    if (sent.isAutomatic && (await isFormSettled(trx, writerId, sent.formKey)))
      return { kind: "over" };
    const recipe = await findRecipe(trx, sent.recipeId);
    if (recipe && recipe.author_id !== writerId) return { kind: "notOwn" };
    // The draft of a deleted recipe becomes one of a new recipe.
    const recipeId = recipe?.id ?? null;
    const before = await findWritableDraft(trx, writerId, sent, form);
    if (before?.isSame) return { kind: "kept", key: before.key, recipeId: before.recipe_id };
    if (!before && recipeId === null && !sent.hasWords) return { kind: "blank" };
    const key = await writeDraft(trx, writerId, { ...sent, recipeId }, form, before);
    await deleteOldestDrafts(trx, writerId);
    return { kind: "kept", key, recipeId };
  });
}

export async function discardSavedDraft(
  trx: Transaction<Database>,
  viewer: Person,
  form: FormIdentity,
): Promise<void> {
  const own = await findOwnDraft(trx, viewer.id, form);
  await deleteSaved(trx, { userId: viewer.id, id: own?.id ?? 0, texts: [form.formKey] });
}

interface SavedDraft {
  userId: number;
  id: number;
  texts: [formKey: string];
}

const deleteSaved = compileOnce((db, { userId, id, texts: [formKey] }: SavedDraft) =>
  db
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("form_key", "=", formKey), eb("id", "=", id)])),
);

/** Remembers the form for a day, so that late requests are not stored. */
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

/** Without a session, only a draft the same form sent without one is overwritten. */
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
    // Strictly increasing: other forms detect by it whether the draft they show has changed.
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

/** The oldest version, so that a form told of a newer one keeps its conflict. */
function pickOldest(...versions: (number | null | undefined)[]): number | null {
  const known = versions.filter((version) => typeof version === "number");
  return known.length > 0 ? Math.min(...known) : null;
}

function shortenTitle(text: string): string {
  return [...text.trim()].slice(0, MAX_TITLE_LENGTH).join("");
}
