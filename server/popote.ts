import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import { handlerOf } from "./app";
import type { Config } from "./config";
import { lockDataDir } from "./db/lock";
import { migrateToLatest } from "./db/migrate";
import { type Db, openDatabase } from "./db/open";
import { refuseNewerSchema } from "./db/schema";
import { loadCatalogue } from "./ingredients/catalogue";
import { startDelivery } from "./mail/delivery";
import { bringIndexesUp } from "./search/reindexing";
import { startUpkeep } from "./upkeep";

/** An address of ten thousand characters, each written as nine, is still answered by a page. */
const MAX_HEADER_BYTES = 128 * 1024;

/** Popote, opened: its database and the handler of every request. */
export interface Popote {
  db: Db;
  handler: Express;
  /** Told once it is known where the server listens, where no PUBLIC_URL is set. */
  setOrigin(origin: string): void;
  close(): Promise<void>;
}

/**
 * Opens the data folder (made, migrated and filled as needed), which is then this process's alone,
 * and builds the handler. Throws DataDirInUse or NewerSchema.
 */
export async function openPopote(config: Config, onQuery?: (sql: string) => void): Promise<Popote> {
  const lock = lockDataDir(config.dataDir);
  const popote = await openLocked(config, onQuery).catch((error) => {
    lock.release();
    throw error;
  });
  return {
    ...popote,
    async close() {
      await popote.close();
      lock.release();
    },
  };
}

async function openLocked(config: Config, onQuery?: (sql: string) => void): Promise<Popote> {
  refuseNewerSchema(config.dataDir);
  const db = openDatabase(config.dataDir, onQuery);
  await migrateToLatest(db);
  await bringIndexesUp(db);
  await loadCatalogue(db);
  let origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const delivery = startDelivery(db, config, () => origin);
  const upkeep = startUpkeep(db, config.dataDir);
  return {
    db,
    handler: handlerOf(db, config, () => origin),
    setOrigin(seen) {
      origin = config.publicUrl ?? seen;
    },
    async close() {
      await Promise.all([delivery.stop(), upkeep.stop()]);
      await db.destroy();
    },
  };
}

/** Opens Popote and listens; `stop` finishes the requests under way and closes the database. */
export async function servePopote(
  config: Config,
  onQuery?: (sql: string) => void,
): Promise<{ origin: string; port: number; db: Db; stop(): Promise<void> }> {
  const popote = await openPopote(config, onQuery);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, popote.handler);
  await listening(server, config).catch(async (error) => {
    await popote.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  popote.setOrigin(origin);
  return {
    origin,
    port,
    db: popote.db,
    async stop() {
      await closed(server);
      await popote.close();
    },
  };
}

function listening(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
