import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import type { Person } from "../permissions";
import { hashSecret, newSecret } from "../secrets";

/** Far above the longest recipe; more is not a form of ours. */
const MAX_DRAFT_LENGTH = 500_000;
/** What was being written when a session ended is kept this long. */
export const DRAFT_DAYS = 7;
/** So many drafts one person may have; the oldest make room. */
const MAX_DRAFTS = 5;

/** A recipe form as it was sent: its fields in order. */
export type DraftForm = [name: string, value: string][];

/** Who a form's `writer` secret belongs to. */
export async function findWriter(db: Db, writer: string): Promise<number | undefined> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("form_secret", "=", writer)
    .executeTakeFirst();
  return user?.id;
}

/** Keeps a form for its writer, who gets it back and nobody else; returns the cookie's secret. */
export async function keepDraft(
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
  await makeRoom(db, writerId);
  return secret;
}

/** The form that this person was writing. */
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

async function makeRoom(db: Db, writerId: number): Promise<void> {
  const kept = db
    .selectFrom("recipe_drafts")
    .select("token_hash")
    .where("user_id", "=", writerId)
    .orderBy("created_at", "desc")
    .limit(MAX_DRAFTS);
  await db
    .deleteFrom("recipe_drafts")
    .where("user_id", "=", writerId)
    .where("token_hash", "not in", kept)
    .execute();
}
