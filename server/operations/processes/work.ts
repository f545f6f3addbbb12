import { startDelivery } from "../../features/email/delivery";
import { startImports } from "../../features/imports/worker";
import type { Work } from "../../http/pipeline/load-context";
import type { Config } from "../../platform/config";
import { type Db, engineOf } from "../../platform/db/open";
import type { FileStore } from "../../platform/storage/file-store";
import { startMerging } from "../../policies/full-text/merging";
import { startReindexing } from "../../policies/full-text/reindexing";
import { openBackups, type RunningBackups } from "../backup/schedule";
import { checkStored } from "../check/daily-database-check";
import { startScheduledJobs } from "../jobs/scheduled-jobs";

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
  const work = workOfSomeNode(db, files, config);
  const start = () => startWork(db, files, config, origin, work.backups);
  const stopWith = (loops?: { stop(): Promise<void> }) => async () => {
    await Promise.all([work.backups.stop(), loops?.stop()]);
  };
  const { nodes } = engineOf(db);
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

/** It is done by one of several nodes; a backup that is asked for, by the one that is asked. */
export function workOfSomeNode(db: Db, files: FileStore, config: Config) {
  return {
    backups: openBackups(db, files, config),
    imports: { wake: () => engineOf(db).nodes?.wakeWork(db) },
  };
}

/** In one process only. */
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
  const imports = startImports(db, files, config.outgoing);
  const merging = startMerging(db);
  const reindexing = startReindexing(db);
  const checked = checkStored(db, config.dataDir, "QUICK");
  return {
    imports,
    async stop() {
      const loops = [delivery, jobs, schedule, imports, merging, reindexing];
      await Promise.all([...loops.map((loop) => loop.stop()), checked]);
    },
  };
}
