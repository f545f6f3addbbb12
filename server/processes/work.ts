import { startBackups } from "../backup/schedule";
import { checkStored } from "../check/daily-database-check";
import type { Config } from "../config";
import { type Db, engineOf } from "../db/open";
import { startDelivery } from "../email/delivery";
import { startMerging } from "../full-text/merging";
import { startReindexing } from "../full-text/reindexing";
import type { Work } from "../http/pipeline/load-context";
import { startImports } from "../imports/worker";
import { startScheduledJobs } from "../jobs/scheduled-jobs";
import type { FileStore } from "../storage/file-store";

export interface RunningWork extends Work {
  stop(): Promise<void>;
}

/** Beside PostgreSQL this node stands by for the work, unless it only answers. */
export function openWork(
  db: Db,
  files: FileStore,
  config: Config,
  origin: () => string,
): RunningWork {
  const { nodes } = engineOf(db);
  const start = () => startWork(db, files, config, origin);
  if (!nodes) return start();
  const standingBy =
    config.role === "web"
      ? undefined
      : nodes.standBy(config, () => {
          const { imports, stop } = start();
          return { wake: imports.wake, stop };
        });
  const work = workOfSomeNode(db, files, config);
  return {
    ...work,
    stop: async () => {
      await Promise.all([work.backups.stop(), standingBy?.stop()]);
    },
  };
}

/** It is done by one of several nodes; a backup that is asked for, by the one that is asked. */
export function workOfSomeNode(db: Db, files: FileStore, config: Config) {
  return {
    backups: startBackups(db, files, config, { isScheduled: false }),
    imports: { wake: () => engineOf(db).nodes?.wakeWork(db) },
  };
}

/** In one process only. */
function startWork(db: Db, files: FileStore, config: Config, origin: () => string): RunningWork {
  const storage = { dataDir: config.dataDir, files };
  const delivery = startDelivery(db, config, origin);
  const jobs = startScheduledJobs(db, storage);
  const backups = startBackups(db, files, config);
  const imports = startImports(db, files, config.outgoing);
  const merging = startMerging(db);
  const reindexing = startReindexing(db);
  const checked = checkStored(db, config.dataDir, "QUICK");
  return {
    backups,
    imports,
    async stop() {
      const loops = [delivery, jobs, backups, imports, merging, reindexing];
      await Promise.all([...loops.map((loop) => loop.stop()), checked]);
    },
  };
}
