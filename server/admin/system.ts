import { statfs } from "node:fs/promises";
import { type Db, getEngine } from "../platform/db/open";
import { findImageSizes } from "../platform/images/disk-usage";
import type { Storage } from "../platform/storage/file-store";
import { VERSION } from "../platform/version";

const BACKUPS_SHOWN = 10;

/** Sizes in bytes, times in seconds. */
export async function getSystem(db: Db, { dataDir, files }: Storage) {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const engine = getEngine(db);
  return {
    version: VERSION,
    node: process.version,
    schema: (await engine.findLastMigration(db)) ?? "",
    upSeconds: Math.round(process.uptime()),
    memory: process.memoryUsage.rss(),
    ...(await engine.findSizes(db, dataDir)),
    // An unreachable bucket has no sizes.
    images: (await findImageSizes(files).catch(() => undefined)) ?? null,
    disk: { free: bavail * bsize, size: blocks * bsize },
  };
}

export interface EndedBackup {
  id: number;
  startedAt: number;
  finishedAt: number;
  file: string;
  bytes: number;
  error: string | null;
  /** Null for backups of older versions, which did not verify them. */
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
