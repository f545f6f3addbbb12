import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { PhotoInput } from "#domain/recipe/photos";
import { deleteInBatches } from "../../platform/db/batches";
import { compileOnce } from "../../platform/db/compile-once";
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
  write: (before: RevisionContent) => Promise<void>,
): Promise<void> {
  const before = await getRevisionContent(trx, id);
  await write(before);
  const isOther = !isDeepStrictEqual(before, await getRevisionContent(trx, id));
  if (isOther) await storeRevision(trx, id, before);
  await updateVersion(trx, { id, isOther, by: viewer.id, now: Date.now(), texts: [formKey] });
  if (isOther) await indexRecipe(trx, id);
}

interface NewVersion {
  id: number;
  isOther: boolean;
  by: number;
  now: number;
  texts: [formKey: string];
}

const updateVersion = compileOnce((db, { id, isOther, by, now, texts: [formKey] }: NewVersion) =>
  db
    .updateTable("recipes")
    .set((eb) => ({
      save_key: formKey,
      ...(isOther && { version: eb("version", "+", 1), updated_at: now, saved_by: by }),
    }))
    .where("id", "=", id),
);

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
  const [saved] = await selectVersion(trx, { id });
  if (!saved) throw new Error(`There is no recipe ${id}`);
  const content = JSON.stringify(before);
  await trx
    .insertInto("recipe_revisions")
    .values({ ...saved, replaced_at: Date.now(), content })
    .execute();
  await keepImages(trx, saved, before.photos ?? []);
  await deleteOldest(trx, { id });
}

const selectVersion = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom("recipes")
    .select(["id as recipe_id", "version", "saved_by", "updated_at as saved_at"])
    .where("id", "=", id),
);

const deleteOldest = compileOnce((db, { id }: { id: number }) =>
  db
    .deleteFrom("recipe_revisions")
    .where("recipe_id", "=", id)
    .where("version", "not in", (eb) =>
      eb
        .selectFrom("recipe_revisions")
        .select("version")
        .where("recipe_id", "=", id)
        .orderBy("version", "desc")
        .limit(MAX_REVISIONS),
    ),
);

/** Their files stay until the newest version that shows them is forgotten. */
async function keepImages(
  trx: Transaction<Database>,
  { recipe_id, version }: { recipe_id: number; version: number },
  photos: PhotoInput[],
): Promise<void> {
  if (photos.length === 0) return;
  await trx
    .insertInto("revision_images")
    .values(photos.map(({ key }) => ({ recipe_id, version, image_key: key })))
    .onConflict((conflict) =>
      conflict.column("image_key").doUpdateSet((eb) => ({ version: eb.ref("excluded.version") })),
    )
    .execute();
}
