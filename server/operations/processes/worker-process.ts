import { isHealthy } from "../../http/pipeline/health-check";
import type { Config } from "../../platform/config";
import { getEngine, pickEngine } from "../../platform/db/open";
import { stopIdleDecoders } from "../../platform/images/decoder-processes";
import { openFileStore } from "../../platform/storage/open-file-store";
import { noteOpenedFiles } from "../../platform/storage/replaced-database";
import type { Actor } from "../../policies/audit-log";
import type { ProcessRole } from "./process-role";
import { createWork } from "./work";

export async function startWorkerProcess(config: Config, origin: string): Promise<ProcessRole> {
  const { dataDir } = config;
  const db = pickEngine(config).open(config);
  getEngine(db).nodes?.limitWaiting(db);
  await noteOpenedFiles(dataDir);
  const files = await openFileStore(config);
  const work = createWork(db, files, config, () => origin);
  return {
    handlers: {
      isHealthy: () => isHealthy(db, dataDir),
      wakeImports: work.imports.wake,
      runningBackup: work.backups.running,
      async startBackup(asker: Actor) {
        await work.backups.start(asker);
        return true;
      },
    },
    async stop() {
      await work.stop();
      stopIdleDecoders();
      await db.destroy();
    },
  };
}
