import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import type { Request, Response } from "express";
import { listRecordedFaults } from "../../platform/db/integrity-check";
import { type Db, engineOf } from "../../platform/db/open";
import { whyWriteFailed } from "../../platform/full-disk";
import { areFilesReplaced } from "../../platform/storage/replaced-database";
import { VERSION } from "../../platform/version";

const MIN_FREE_BYTES = 20 * 1024 * 1024;
/** Anybody may call it often. */
const RESULT_VALID_MS = 1_000;

/** Of several processes. */
export interface ProcessesHealth {
  answering: number;
  of: number;
  /** Undefined on a node that only answers. */
  worker: boolean | undefined;
  isWell: boolean;
}

export function serveHealth(
  db: Db,
  dataDir: string,
  ofAll?: () => Promise<ProcessesHealth | undefined>,
) {
  let last: { at: number; health: Promise<Health> } | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    if (!last || performance.now() - last.at >= RESULT_VALID_MS) {
      last = { at: performance.now(), health: healthOf(db, dataDir, ofAll) };
    }
    const { well, processes } = await last.health;
    response
      .status(well ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: well ? "ok" : "unavailable", version: VERSION, processes });
  };
}

interface Health {
  well: boolean;
  processes?: Omit<ProcessesHealth, "isWell">;
}

async function healthOf(
  db: Db,
  dataDir: string,
  ofAll: () => Promise<ProcessesHealth | undefined> = async () => undefined,
): Promise<Health> {
  const [well, all] = await Promise.all([isWell(db, dataDir), ofAll()]);
  if (!all) return { well };
  const { isWell: areWell, ...processes } = all;
  return { well: well && areWell, processes };
}

/** As far as one process can tell. */
export async function isWell(db: Db, dataDir: string): Promise<boolean> {
  try {
    const own = engineOf(db).nodes?.ownConnection(db) ?? db;
    if ((await listRecordedFaults(own)).length > 0) return false;
    const file = engineOf(db).fileIn(dataDir);
    if (file) await access(file, constants.R_OK | constants.W_OK);
    await access(dataDir, constants.R_OK | constants.W_OK);
    if (await areFilesReplaced(dataDir)) return false;
    return !whyWriteFailed() && (await hasRoom(dataDir));
  } catch {
    return false;
  }
}

/** Some file systems report no size. */
async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  return blocks === 0 || bavail * bsize >= MIN_FREE_BYTES;
}
