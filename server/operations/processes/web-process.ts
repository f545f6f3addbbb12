import type { Backups } from "../../admin/backups";
import { createHandler } from "../../app";
import { isHealthy, type ProcessesHealth } from "../../http/pipeline/health-check";
import type { BackgroundServices } from "../../http/pipeline/load-context";
import type { Config } from "../../platform/config";
import { watchDatabaseVersion } from "../../platform/db/database-version";
import { type Db, getEngine, pickEngine } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { stopIdleDecoders } from "../../platform/images/decoder-processes";
import { log } from "../../platform/log";
import { openFileStore } from "../../platform/storage/open-file-store";
import { noteOpenedFiles } from "../../platform/storage/replaced-database";
import { findNextBackupTime } from "../backup/schedule";
import type { IpcChannel } from "./ipc";
import { listen } from "./listen";
import type { ProcessRole } from "./process-role";
import { createNodeWork } from "./work";

export async function startWebProcess(config: Config, parent: IpcChannel): Promise<ProcessRole> {
  const { dataDir, publicUrl } = config;
  const db = pickEngine(config).open(config);
  getEngine(db).nodes?.limitWaiting(db);
  await noteOpenedFiles(dataDir);
  const changes = watchDatabaseVersion(db, config);
  const files = await openFileStore(config);
  let origin = publicUrl ?? `http://localhost:${config.port}`;
  const nodeWork = getEngine(db).nodes && createNodeWork(db, files, config);
  const health = () => parent.call("health") as Promise<ProcessesHealth | undefined>;
  const work = { ...(nodeWork ?? createWorkerProxy(db, config, parent)), health };
  const handler = createHandler(db, files, changes, config, () => origin, work);
  const { port, drain } = await listen(config, handler);
  origin = publicUrl ?? `http://localhost:${port}`;
  return {
    origin,
    handlers: { isHealthy: () => isHealthy(db, dataDir) },
    async stop(within) {
      const cut = await drain(within);
      if (cut > 0) log.warn({ requests: cut }, "stopped before answering these requests");
      await nodeWork?.backups.stop();
      stopIdleDecoders();
      changes.close();
      await db.destroy();
    },
  };
}

function createWorkerProxy(db: Db, config: Config, parent: IpcChannel): BackgroundServices {
  const callWorker = (what: string, data?: unknown) => parent.call("worker", { what, data });
  return {
    backups: {
      dir: config.backupDir,
      running: () => callWorker("runningBackup") as ReturnType<Backups["running"]>,
      nextDue: () => findNextBackupTime(db, config),
      async start(asker) {
        const isBegun = await callWorker("startBackup", asker);
        if (!isBegun) throw new AppError("request.busy", { "Retry-After": "5" });
      },
    },
    imports: { wake: () => parent.notify("worker", { what: "wakeImports" }) },
  };
}
