import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { indexRecipe } from "../../policies/full-text/indexing";
import type { Person } from "../../policies/permissions";
import { getRevisionContent, type RevisionContent } from "./revision-content";

export const MAX_REVISIONS = 50;
const REVISION_DAYS = 365;

export async function saveVersion(
  trx: Transaction<Database>,
  viewer: Person,
  { id, formKey }: { id: number; formKey: string },
  write: () => Promise<void>,
): Promise<void> {
  const before = await getRevisionContent(trx, id);
  await write();
  const isOther = !isDeepStrictEqual(before, await getRevisionContent(trx, id));
  if (isOther) await storeRevision(trx, id, before);
  await trx
    .updateTable("recipes")
    .set((eb) => ({
      save_key: formKey,
      ...(isOther && {
        version: eb("version", "+", 1),
        updated_at: Date.now(),
        saved_by: viewer.id,
      }),
    }))
    .where("id", "=", id)
    .execute();
  if (isOther) await indexRecipe(trx, id);
}

export async function deleteOldRevisions(db: Db, signal: AbortSignal): Promise<number> {
  const before = Date.now() - REVISION_DAYS * 86_400_000;
  return deleteInBatches(signal, (limit) =>
    db
      .deleteFrom("recipe_revisions")
      .where((eb) =>
        eb(
          eb.refTuple("recipe_id", "version"),
          "in",
          eb
            .selectFrom("recipe_revisions")
            .select(["recipe_id", "version"])
            .where("replaced_at", "<", before)
            .limit(limit)
            .$asTuple("recipe_id", "version"),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
}

async function storeRevision(
  trx: Transaction<Database>,
  id: number,
  before: RevisionContent,
): Promise<void> {
  const saved = await trx
    .selectFrom("recipes")
    .select(["id as recipe_id", "version", "saved_by", "updated_at as saved_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const content = JSON.stringify(before);
  await trx
    .insertInto("recipe_revisions")
    .values({ ...saved, replaced_at: Date.now(), content })
    .execute();
  const newest = trx
    .selectFrom("recipe_revisions")
    .select("version")
    .where("recipe_id", "=", id)
    .orderBy("version", "desc")
    .limit(MAX_REVISIONS);
  await trx
    .deleteFrom("recipe_revisions")
    .where("recipe_id", "=", id)
    .where("version", "not in", newest)
    .execute();
}
