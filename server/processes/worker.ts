import type { Actor } from "../audit-log";
import type { Config } from "../config";
import { engineAt, engineOf } from "../db/open";
import { isWell } from "../http/pipeline/health-check";
import { restDecoders } from "../pictures/decoder-processes";
import { openFileStore } from "../storage/open-file-store";
import { noteOpenedFiles } from "../storage/replaced-database";
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
