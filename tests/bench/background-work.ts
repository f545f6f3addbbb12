import path from "node:path";
import { setTimeout as pause, setImmediate } from "node:timers/promises";
import { startDelivery } from "#server/features/email/delivery";
import { makeRecordedBackup } from "#server/operations/backup/recorded-backup";
import { checkDatabase } from "#server/operations/check/daily-database-check";
import { DAILY, HOURLY, OFTEN } from "#server/operations/jobs/scheduled-jobs";
import { readConfig } from "#server/platform/config";
import type { Db } from "#server/platform/db/open";
import { optimizeDatabase } from "#server/platform/db/sqlite/optimize";
import type { Storage } from "#server/platform/storage/file-store";
import { indexRecipe } from "#server/policies/full-text/indexing";
import { mergeNewSegments } from "#server/policies/full-text/merging";
import { updateIndexes } from "#server/policies/full-text/reindexing";

const RECIPES_WRITTEN = 300;

type Work = (db: Db, signal: AbortSignal, storage: Storage) => Promise<unknown>;

export const BACKGROUND_WORK: Record<string, Work> = {
  merging: writeAndMerge,
  ...OFTEN,
  ...HOURLY,
  ...DAILY,
  statistics: (db, signal, { dataDir }) => optimizeDatabase(db, signal, dataDir),
  quickCheck: (db, _signal, { dataDir }) => checkDatabase(db, dataDir, "QUICK"),
  delivery: deliverAll,
  backup: (db, _signal, storage) => {
    const file = path.join(storage.dataDir, "backup.zip");
    return makeRecordedBackup(db, storage, "SCHEDULE", file, () => undefined);
  },
  indexing: indexAgain,
};

/** Delivers to a folder, without a mail server. */
async function deliverAll(db: Db, signal: AbortSignal, { dataDir }: Storage): Promise<void> {
  const delivery = startDelivery(db, readConfig({ DATA_DIR: dataDir }), () => "http://x.example");
  const waiting = db.selectFrom("outbox").select("id").where("sent_at", "is", null).limit(1);
  while (!signal.aborted && (await waiting.executeTakeFirst())) await pause(10);
  await delivery.stop();
}

/** Reindexes everything, as after an upgrade; the result equals the initial index. */
async function indexAgain(db: Db, signal: AbortSignal): Promise<void> {
  const versions = db.selectFrom("versions").selectAll().where("name", "=", "words");
  const done = await versions.executeTakeFirstOrThrow();
  await db.deleteFrom("versions").where("name", "=", "words").execute();
  await updateIndexes(db, signal);
  await db
    .insertInto("versions")
    .values(done)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Must run first, as at startup: from then on no commit merges by itself. */
async function writeAndMerge(db: Db, signal: AbortSignal): Promise<void> {
  await mergeNewSegments(db, signal);
  const recipes = await db
    .selectFrom("recipes")
    .select("id")
    .orderBy("id", "desc")
    .limit(RECIPES_WRITTEN)
    .execute();
  for (const { id } of recipes) {
    await db.transaction().execute((trx) => indexRecipe(trx, id));
    await setImmediate();
  }
  await mergeNewSegments(db, signal);
}
