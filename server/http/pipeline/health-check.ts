import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import type { Request, Response } from "express";
import { listRecordedFaults } from "../../platform/db/integrity-check";
import { type Db, getEngine } from "../../platform/db/open";
import { findRecentWriteFailure } from "../../platform/disk-health";
import { areFilesReplaced } from "../../platform/storage/replaced-database";
import { VERSION } from "../../platform/version";

const MIN_FREE_BYTES = 20 * 1024 * 1024;
/** Anyone may call it often. */
const RESULT_VALID_MS = 1_000;

export interface ProcessesHealth {
  answering: number;
  of: number;
  worker: boolean | undefined;
  isHealthy: boolean;
}

export function serveHealth(
  db: Db,
  dataDir: string,
  readProcesses?: () => Promise<ProcessesHealth | undefined>,
) {
  let last: { at: number; health: Promise<Health> } | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    if (!last || performance.now() - last.at >= RESULT_VALID_MS) {
      last = { at: performance.now(), health: readHealth(db, dataDir, readProcesses) };
    }
    const { healthy, processes } = await last.health;
    response
      .status(healthy ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: healthy ? "ok" : "unavailable", version: VERSION, processes });
  };
}

interface Health {
  healthy: boolean;
  processes?: Omit<ProcessesHealth, "isHealthy">;
}

async function readHealth(
  db: Db,
  dataDir: string,
  readProcesses: () => Promise<ProcessesHealth | undefined> = async () => undefined,
): Promise<Health> {
  const [well, all] = await Promise.all([isHealthy(db, dataDir), readProcesses()]);
  if (!all) return { healthy: well };
  const { isHealthy: areWell, ...processes } = all;
  return { healthy: well && areWell, processes };
}

export async function isHealthy(db: Db, dataDir: string): Promise<boolean> {
  try {
    const own = getEngine(db).nodes?.getDedicatedConnection(db) ?? db;
    if ((await listRecordedFaults(own)).length > 0) return false;
    const file = getEngine(db).findDatabaseFile(dataDir);
    if (file) await access(file, constants.R_OK | constants.W_OK);
    await access(dataDir, constants.R_OK | constants.W_OK);
    if (await areFilesReplaced(dataDir)) return false;
    return !findRecentWriteFailure() && (await hasRoom(dataDir));
  } catch {
    return false;
  }
}

/** Some file systems report no size. */
async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  return blocks === 0 || bavail * bsize >= MIN_FREE_BYTES;
}
