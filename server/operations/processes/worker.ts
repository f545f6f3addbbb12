import { isWell } from "../../http/pipeline/health-check";
import type { Config } from "../../platform/config";
import { engineAt, engineOf } from "../../platform/db/open";
import { restDecoders } from "../../platform/pictures/decoder-processes";
import { openFileStore } from "../../platform/storage/open-file-store";
import { noteOpenedFiles } from "../../platform/storage/replaced-database";
import type { Actor } from "../../policies/audit-log";
import type { Part } from "./part";
import { openWork } from "./work";

/** Does what goes on beside requests, and answers none. */
export async function openWorker(config: Config, origin: string): Promise<Part> {
  const { dataDir } = config;
  const db = engineAt(config).open(config);
  engineOf(db).nodes?.limitWaiting(db);
  await noteOpenedFiles(dataDir);
  const files = await openFileStore(config);
  const work = openWork(db, files, config, () => origin);
  return {
    answers: {
      isWell: () => isWell(db, dataDir),
      wakeImports: work.imports.wake,
      runningBackup: work.backups.running,
      async startBackup(asker: Actor) {
        await work.backups.start(asker);
        return true;
      },
    },
    async stop() {
      await work.stop();
      restDecoders();
      await db.destroy();
    },
  };
}
