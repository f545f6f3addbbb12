import { handlerOf } from "../app";
import { type Backups, nextDueBackup } from "../backup/schedule";
import type { Config } from "../config";
import { watchChanges } from "../db/data-version";
import { type Db, openDatabase } from "../db/open";
import { AppError } from "../errors";
import { isWell, type ProcessesHealth } from "../http/pipeline/health-check";
import type { Work } from "../http/pipeline/load-context";
import { log } from "../log";
import { restDecoders } from "../pictures/decoder-processes";
import { noteOpenedFiles } from "../storage/replaced-database";
import type { Calls } from "./calls";
import { listen } from "./listen";
import type { Part } from "./part";

/** Answers requests; the worker does what they ask for beside them. */
export async function openAnswering(config: Config, parent: Calls): Promise<Part> {
  const { dataDir, publicUrl } = config;
  const db = openDatabase(dataDir);
  await noteOpenedFiles(dataDir);
  const changes = watchChanges(db, dataDir);
  let origin = publicUrl ?? `http://localhost:${config.port}`;
  const work = workOfWorker(db, config, parent);
  const handler = handlerOf(db, changes, config, () => origin, work);
  const { port, drain } = await listen(config, handler);
  origin = publicUrl ?? `http://localhost:${port}`;
  return {
    origin,
    answers: { isWell: () => isWell(db, dataDir) },
    async stop(within) {
      const cut = await drain(within);
      if (cut > 0) log.warn({ requests: cut }, "stopped before these were answered");
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
    health: () => parent.ask("health") as Promise<ProcessesHealth | undefined>,
  };
}
