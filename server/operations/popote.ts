import type { RequestListener } from "node:http";
import { createHandler, createHealthHandler } from "../app";
import type { Drain } from "../http/pipeline/graceful-stop";
import type { Config } from "../platform/config";
import { watchDatabaseVersion } from "../platform/db/database-version";
import type { Db } from "../platform/db/open";
import { stopIdleDecoders } from "../platform/images/decoder-processes";
import { log } from "../platform/log";
import type { FileStore } from "../platform/storage/file-store";
import { DRAIN, listen } from "./processes/listen";
import { prepareData } from "./processes/prepare";
import { createWork } from "./processes/work";

interface Popote {
  db: Db;
  files: FileStore;
  handler: RequestListener;
  setOrigin(origin: string): void;
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

export async function openPopote(config: Config, onQuery?: (sql: string) => void): Promise<Popote> {
  const data = await prepareData(config, onQuery);
  const { db, files } = data;
  let origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const changes = watchDatabaseVersion(db, config);
  const work = createWork(db, files, config, () => origin);
  return {
    db,
    files,
    handler:
      config.role === "worker"
        ? createHealthHandler(db, config)
        : createHandler(db, files, changes, config, () => origin, work),
    setOrigin(seen) {
      origin = config.publicUrl ?? seen;
    },
    stopWork: work.stop,
    async close() {
      await work.stop();
      stopIdleDecoders();
      changes.close();
      await data.close();
    },
  };
}

interface ServedPopote {
  origin: string;
  port: number;
  db: Db;
  files: FileStore;
  stop(drain?: Drain): Promise<void>;
}

export async function servePopote(
  config: Config,
  onQuery?: (sql: string) => void,
): Promise<ServedPopote> {
  const popote = await openPopote(config, onQuery);
  const { port, drain } = await listen(config, popote.handler).catch(async (error) => {
    await popote.close();
    throw error;
  });
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  popote.setOrigin(origin);
  return {
    origin,
    port,
    db: popote.db,
    files: popote.files,
    async stop(within = DRAIN) {
      const [cut] = await Promise.all([drain(within), popote.stopWork()]);
      if (cut > 0) log.warn({ requests: cut }, "stopped before answering these requests");
      await popote.close();
    },
  };
}
