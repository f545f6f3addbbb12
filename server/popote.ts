import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handlerOf } from "./app";
import { finishRestore, removeUnfinishedRestore } from "./backup/finish-restore";
import { removeDeadBackups } from "./backup/leftovers";
import { refuseNewWorld } from "./backup/lost-database";
import { startBackups } from "./backup/schedule";
import { checkStored } from "./check/daily-database-check";
import type { Config } from "./config";
import { watchChanges } from "./db/data-version";
import { lockDataDir } from "./db/lock";
import { migrateToLatest } from "./db/migrate";
import { type Db, openDatabase } from "./db/open";
import { refuseUnknownSchema } from "./db/schema";
import { startDelivery } from "./email/delivery";
import { watchDisk } from "./full-disk";
import { startReindexing } from "./full-text/reindexing";
import { type Drain, watchRequests } from "./http/pipeline/graceful-stop";
import { cutSlowBodies } from "./http/pipeline/slow-bodies";
import { discardUnreadBodies } from "./http/pipeline/unread-bodies";
import { startImports } from "./imports/worker";
import { loadCatalogue } from "./ingredients/catalogue";
import { startScheduledJobs } from "./jobs/scheduled-jobs";
import { log } from "./log";
import { restDecoders } from "./pictures/decoder-processes";
import { examineStorage } from "./storage/data-folder-check";
import { noteOpenedFiles } from "./storage/replaced-database";

/** Twice the longest address (5 KB; once as Referer), our cookies (5 KB) and some of other sites. */
const MAX_HEADER_BYTES = 32 * 1024;

/** For a large file on a slow line; headers must still arrive within a minute. */
const REQUEST_MS = 3_600_000;

/** Longer than a proxy keeps an idle connection (Caddy: two minutes), else it meets a closed one. */
const KEEP_ALIVE_MS = 130_000;

const DRAIN: Drain = { graceMs: 1_000, deadlineMs: 20_000 };

interface Popote {
  db: Db;
  handler: RequestListener;
  setOrigin(origin: string): void;
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Creates and migrates the data folder and locks it for this process. Throws DataDirFault. */
export async function openPopote(config: Config, onQuery?: (sql: string) => void): Promise<Popote> {
  await forgetKilledBackups(config.dataDir);
  examineStorage(config);
  watchDisk(config.dataDir);
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

/** First of all: a dead copy of the database may be what fills the disk. */
async function forgetKilledBackups(dataDir: string): Promise<void> {
  const removed = await removeDeadBackups(dataDir).catch(() => 0);
  if (removed > 0) log.warn({ removed }, "backups that were killed half-way were removed");
}

async function openLocked(config: Config, onQuery?: (sql: string) => void): Promise<Popote> {
  finishRestore(config.dataDir);
  removeUnfinishedRestore(config.dataDir);
  refuseUnknownSchema(config.dataDir);
  await refuseNewWorld(config);
  const db = openDatabase(config.dataDir, onQuery);
  await migrateToLatest(db);
  await loadCatalogue(db);
  await noteOpenedFiles(config.dataDir);
  let origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const changes = watchChanges(config.dataDir);
  const delivery = startDelivery(db, config, () => origin);
  const jobs = startScheduledJobs(db, config.dataDir);
  const backups = startBackups(db, config);
  const imports = startImports(db, config.dataDir, config.outgoing);
  const reindexing = startReindexing(db);
  const checked = checkStored(db, config.dataDir, "QUICK");
  const rest = async () => {
    const loops = [delivery, jobs, backups, imports, reindexing];
    await Promise.all([...loops.map((loop) => loop.stop()), checked]);
  };
  return {
    db,
    handler: handlerOf(db, changes, config, () => origin, backups, imports),
    setOrigin(seen) {
      origin = config.publicUrl ?? seen;
    },
    rest,
    async close() {
      await rest();
      restDecoders();
      changes.close();
      await db.destroy();
    },
  };
}

/** `stop` lets running requests finish, within limits. */
export async function servePopote(
  config: Config,
  onQuery?: (sql: string) => void,
): Promise<{ origin: string; port: number; db: Db; stop(drain?: Drain): Promise<void> }> {
  const popote = await openPopote(config, onQuery);
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_MS },
    popote.handler,
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  cutSlowBodies(server);
  discardUnreadBodies(server);
  const drain = watchRequests(server);
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
    async stop(within = DRAIN) {
      const [cut] = await Promise.all([drain(within), popote.rest()]);
      if (cut > 0) log.warn({ requests: cut }, "stopped before these were answered");
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
