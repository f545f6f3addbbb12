import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { hashSecret, newSecret } from "../secrets";

/** In characters, far above the longest recipe; a longer form is not one of ours. */
const MAX_DRAFT_LENGTH = 500_000;
export const DRAFT_DAYS = 7;
const MAX_DRAFTS = 5;

export type DraftForm = [name: string, value: string][];

/** The person whose forms carry this secret. */
export async function findWriter(db: Db, writer: string): Promise<number | undefined> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("form_secret", "=", writer)
    .executeTakeFirst();
  return user?.id;
}

/** Only this writer can read the draft again. Returns the secret for the cookie. */
export async function saveDraft(
  db: Db,
  writerId: number,
  form: DraftForm,
): Promise<string | undefined> {
  const text = JSON.stringify(form);
  if (text.length > MAX_DRAFT_LENGTH) return undefined;
  const secret = newSecret();
  await db
    .insertInto("recipe_drafts")
    .values({
      token_hash: hashSecret(secret),
      user_id: writerId,
      form: text,
      created_at: Date.now(),
    })
    .execute();
  await deleteOldestDrafts(db, writerId);
  return secret;
}

export async function findDraft(
  db: Db,
  viewer: Person,
  secret: string,
): Promise<DraftForm | undefined> {
  const row = await db
    .selectFrom("recipe_drafts")
    .select("form")
    .where("token_hash", "=", hashSecret(secret))
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  return row && JSON.parse(row.form);
}

export async function dropDraft(db: Db, viewer: Person, secret: string): Promise<void> {
  await db
    .deleteFrom("recipe_drafts")
    .where("token_hash", "=", hashSecret(secret))
    .where("user_id", "=", viewer.id)
    .execute();
}

export async function forgetOldDrafts(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - DRAFT_DAYS * 86_400_000;
  return inBatches(signal, (limit) =>
    db
      .deleteFrom("recipe_drafts")
      .where("token_hash", "in", (eb) =>
        eb
          .selectFrom("recipe_drafts")
          .select("token_hash")
          .where("created_at", "<", before)
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}

async function deleteOldestDrafts(db: Db, writerId: number): Promise<void> {
  const newest = db
    .selectFrom("recipe_drafts")
    .select("token_hash")
    .where("user_id", "=", writerId)
    .orderBy("created_at", "desc")
    .limit(MAX_DRAFTS);
  await db
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", writerId)
    .where("token_hash", "not in", newest)
    .execute();
}
