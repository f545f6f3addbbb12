import type { Transaction } from "kysely";
import type { Database } from "../../platform/db/tables";
import { MAX_DRAFTS } from "./draft-queries";

/** Drafts sent with the form secret alone; counted apart from the author's own. */
const MAX_WITHOUT_SESSION = 10;
const MAX_DISCARDED = 50;

export async function deleteOldestDrafts(
  trx: Transaction<Database>,
  writerId: number,
): Promise<void> {
  const rows = await trx
    .selectFrom("recipe_drafts")
    .select(["id", "without_session"])
    .select((eb) => eb("form", "is", null).as("isDiscarded"))
    .where("user_id", "=", writerId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const kept = rows.filter(({ isDiscarded }) => !isDiscarded);
  const tooMany = [
    ...kept.filter((row) => row.without_session === 0).slice(MAX_DRAFTS),
    ...kept.filter((row) => row.without_session === 1).slice(MAX_WITHOUT_SESSION),
    ...rows.filter(({ isDiscarded }) => isDiscarded).slice(MAX_DISCARDED),
  ];
  if (tooMany.length === 0) return;
  const ids = tooMany.map(({ id }) => id);
  await trx.deleteFrom("recipe_drafts").where("id", "in", ids).execute();
}
