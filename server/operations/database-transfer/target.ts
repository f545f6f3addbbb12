import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../../platform/config";
import { migrateToLatest } from "../../platform/db/migrate";
import { type Db, pickEngine } from "../../platform/db/open";
import { analyze, openScratch } from "../../platform/db/sqlite/bulk";
import { lockDataDir } from "../../platform/db/sqlite/lock";
import { StorageFault } from "../../platform/db/storage-fault";
import type { FileStore } from "../../platform/storage/file-store";
import { flushFolder } from "../../platform/storage/folder-store";
import { findAnyFile } from "./copy-files";

const UNFINISHED = "images/unfinished-move";
const SCRATCH = "moving";

interface TransferTarget {
  db: Db;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Throws StorageFault if the target contains more than an unfinished move. */
export async function openTarget(place: Config, files: FileStore): Promise<TransferTarget> {
  const engine = pickEngine(place);
  const release = place.databaseUrl ? () => undefined : lockDataDir(place.dataDir).release;
  try {
    await engine.refuseUnknownSchema(place);
    await refuseUsed(place, files);
    await files.put(UNFINISHED, Buffer.from("npm run admin -- move-to"));
    const opened = place.databaseUrl ? await openServer(place) : await openFolder(place.dataDir);
    return {
      db: opened.db,
      async finish() {
        await opened.finish();
        await files.remove(UNFINISHED);
      },
      async close() {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function refuseUsed(place: Config, files: FileStore): Promise<void> {
  const engine = pickEngine(place);
  const isThere = place.databaseUrl
    ? !(await engine.isWithoutAccounts(place))
    : (await engine.readSchemaStatus(place)) !== "none";
  if (isThere) {
    throw new StorageFault(
      `There is a Popote in ${engine.describeDatabase(place)} already: nothing was changed. Name an empty one.`,
    );
  }
  if (await files.get(UNFINISHED)) return;
  const key = await findAnyFile(files);
  if (!key) return;
  throw new StorageFault(
    `There are images or uploaded files already (${files.describeLocation(key)}): nothing was changed. Name an empty place.`,
  );
}

async function openServer(place: Config): Promise<TransferTarget> {
  const db = pickEngine(place).open(place);
  try {
    await migrateToLatest(db);
    return { db, finish: async () => undefined, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** The file gets its final name once it is complete and flushed. */
async function openFolder(dataDir: string): Promise<TransferTarget> {
  const folder = path.join(dataDir, SCRATCH);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const db = await openScratch(folder);
  await migrateToLatest(db);
  return {
    db,
    async finish() {
      await analyze(db);
      await db.destroy();
      const name = "popote.sqlite";
      const file = await open(path.join(folder, name), "r+");
      await file.sync();
      await file.close();
      await rename(path.join(folder, name), path.join(dataDir, name));
      await flushFolder(dataDir);
    },
    async close() {
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
