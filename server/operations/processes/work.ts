import { startDelivery } from "../../features/email/delivery";
import { startImportWorker } from "../../features/imports/import-worker";
import type { BackgroundServices } from "../../http/pipeline/load-context";
import type { Config } from "../../platform/config";
import { type Db, getEngine } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import { startMerging } from "../../policies/full-text/merging";
import { startReindexing } from "../../policies/full-text/reindexing";
import { openBackups, type RunningBackups } from "../backup/schedule";
import { checkDatabase } from "../check/daily-database-check";
import { startScheduledJobs } from "../jobs/scheduled-jobs";

interface RunningWork extends BackgroundServices {
  stop(): Promise<void>;
}

/** With PostgreSQL, stands by for the background work unless the role is web. */
export function createWork(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
): RunningWork {
  const work = createNodeWork(db, files, config);
  const start = () => startWork(db, files, config, origin, work.backups);
  const stopWith = (loops?: { stop(): Promise<void> }) => async () => {
    await Promise.all([work.backups.stop(), loops?.stop()]);
  };
  const { nodes } = getEngine(db);
  if (!nodes) {
    const begun = start();
    return { ...work, imports: begun.imports, stop: stopWith(begun) };
  }
  const standingBy =
    config.role === "web"
      ? undefined
      : nodes.standBy(config, () => {
          const { imports, stop } = start();
          return { wake: imports.wake, stop };
        });
  return { ...work, stop: stopWith(standingBy) };
}

/** One node does the work for all; a backup runs on the node that got the request. */
export function createNodeWork(db: Db, files: FileStore, config: Config) {
  return {
    backups: openBackups(db, files, config),
    imports: { wake: () => getEngine(db).nodes?.notifyWorker(db) },
  };
}

/** Must run in one process only. */
function startWork(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
  backups: RunningBackups,
): Pick<RunningWork, "imports" | "stop"> {
  const storage = { dataDir: config.dataDir, files };
  const delivery = startDelivery(db, config, origin);
  const jobs = startScheduledJobs(db, storage);
  const schedule = backups.schedule();
  const imports = startImportWorker(db, files, config.outgoing);
  const merging = startMerging(db);
  const reindexing = startReindexing(db);
  const checked = checkDatabase(db, config.dataDir, "QUICK");
  return {
    imports,
    async stop() {
      const loops = [delivery, jobs, schedule, imports, merging, reindexing];
      await Promise.all([...loops.map((loop) => loop.stop()), checked]);
    },
  };
}
