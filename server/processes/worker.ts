import type { Actor } from "../audit-log";
import type { Config } from "../config";
import { openDatabase } from "../db/open";
import { isWell } from "../http/pipeline/health-check";
import { restDecoders } from "../pictures/decoder-processes";
import { noteOpenedFiles } from "../storage/replaced-database";
import type { Part } from "./part";
import { startWork } from "./work";

/** Does what goes on beside requests, and answers none. */
export async function openWorker(config: Config, origin: string): Promise<Part> {
  const { dataDir } = config;
  const db = openDatabase(dataDir);
  await noteOpenedFiles(dataDir);
  const work = startWork(db, config, () => origin);
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
