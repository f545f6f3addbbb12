import type { Backups } from "../../admin/backups";
import { handlerOf } from "../../app";
import { isWell, type ProcessesHealth } from "../../http/pipeline/health-check";
import type { Work } from "../../http/pipeline/load-context";
import type { Config } from "../../platform/config";
import { watchChanges } from "../../platform/db/data-version";
import { type Db, engineAt, engineOf } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { log } from "../../platform/log";
import { restDecoders } from "../../platform/pictures/decoder-processes";
import { openFileStore } from "../../platform/storage/open-file-store";
import { noteOpenedFiles } from "../../platform/storage/replaced-database";
import { nextDueBackup } from "../backup/schedule";
import type { Calls } from "./calls";
import { listen } from "./listen";
import type { Part } from "./part";
import { workOfSomeNode } from "./work";

/** Answers requests; the worker, or a node, does what they ask for beside them. */
export async function openAnswering(config: Config, parent: Calls): Promise<Part> {
  const { dataDir, publicUrl } = config;
  const db = engineAt(config).open(config);
  engineOf(db).nodes?.limitWaiting(db);
  await noteOpenedFiles(dataDir);
  const changes = watchChanges(db, config);
  const files = await openFileStore(config);
  let origin = publicUrl ?? `http://localhost:${config.port}`;
  const nodeWork = engineOf(db).nodes && workOfSomeNode(db, files, config);
  const health = () => parent.ask("health") as Promise<ProcessesHealth | undefined>;
  const work = { ...(nodeWork ?? workOfWorker(db, config, parent)), health };
  const handler = handlerOf(db, files, changes, config, () => origin, work);
  const { port, drain } = await listen(config, handler);
  origin = publicUrl ?? `http://localhost:${port}`;
  return {
    origin,
    answers: { isWell: () => isWell(db, dataDir) },
    async stop(within) {
      const cut = await drain(within);
      if (cut > 0) log.warn({ requests: cut }, "stopped before these were answered");
      await nodeWork?.backups.stop();
      restDecoders();
      changes.close();
      await db.destroy();
    },
  };
}

function workOfWorker(db: Db, config: Config, parent: Calls): Work {
  const ask = (what: string, data?: unknown) => parent.ask("worker", { what, data });
  return {
    backups: {
      dir: config.backupDir,
      running: () => ask("runningBackup") as ReturnType<Backups["running"]>,
      nextDue: () => nextDueBackup(db, config),
      async start(asker) {
        const isBegun = await ask("startBackup", asker);
        if (!isBegun) throw new AppError("request.busy", { "Retry-After": "5" });
      },
    },
    imports: { wake: () => parent.tell("worker", { what: "wakeImports" }) },
  };
}
