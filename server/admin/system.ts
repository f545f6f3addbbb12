import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { findSchema } from "../db/integrity-queries";
import type { Db } from "../db/open";
import { findPictureSizes } from "../pictures/disk-usage";
import { VERSION } from "../version";

const BACKUPS_SHOWN = 10;

/** Sizes in bytes, times in seconds. */
export async function getSystem(db: Db, dataDir: string) {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return {
    version: VERSION,
    node: process.version,
    schema: (await findSchema(db)) ?? "",
    upSeconds: Math.round(process.uptime()),
    memory: process.memoryUsage.rss(),
    database: await sizeOf(path.join(dataDir, "popote.sqlite")),
    writeAhead: await sizeOf(path.join(dataDir, "popote.sqlite-wal")),
    pictures: (await findPictureSizes(dataDir)) ?? null,
    disk: { free: bavail * bsize, size: blocks * bsize },
  };
}

async function sizeOf(file: string): Promise<number> {
  const fileStat = await stat(file).catch(() => undefined);
  return fileStat?.size ?? 0;
}

export interface EndedBackup {
  id: number;
  startedAt: number;
  finishedAt: number;
  file: string;
  bytes: number;
  error: string | null;
  /** Null for a backup of an older Popote, which did not read it back. */
  verifiedAt: number | null;
}

export function listLastBackups(db: Db): Promise<EndedBackup[]> {
  return db
    .selectFrom("backups")
    .select([
      "id",
      "started_at as startedAt",
      "finished_at as finishedAt",
      "file",
      "bytes",
      "error",
      "verified_at as verifiedAt",
    ])
    .orderBy("id", "desc")
    .limit(BACKUPS_SHOWN)
    .execute();
}
