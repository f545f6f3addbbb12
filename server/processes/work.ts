import { startBackups } from "../backup/schedule";
import { checkStored } from "../check/daily-database-check";
import type { Config } from "../config";
import type { Db } from "../db/open";
import { startDelivery } from "../email/delivery";
import { startReindexing } from "../full-text/reindexing";
import type { Work } from "../http/pipeline/load-context";
import { startImports } from "../imports/worker";
import { startScheduledJobs } from "../jobs/scheduled-jobs";

export interface RunningWork extends Work {
  stop(): Promise<void>;
}

/** In one process only. */
export function startWork(db: Db, config: Config, origin: () => string): RunningWork {
  const delivery = startDelivery(db, config, origin);
  const jobs = startScheduledJobs(db, config.dataDir);
  const backups = startBackups(db, config);
  const imports = startImports(db, config.dataDir, config.outgoing);
  const reindexing = startReindexing(db);
  const checked = checkStored(db, config.dataDir, "QUICK");
  return {
    backups,
    imports,
    async stop() {
      const loops = [delivery, jobs, backups, imports, reindexing];
      await Promise.all([...loops.map((loop) => loop.stop()), checked]);
    },
  };
}
