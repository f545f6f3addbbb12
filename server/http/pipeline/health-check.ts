import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import type { Request, Response } from "express";
import { listRecordedFaults } from "../../db/integrity-check";
import { type Db, databaseFile } from "../../db/open";
import { whyWriteFailed } from "../../full-disk";
import { areFilesReplaced } from "../../storage/replaced-database";
import { VERSION } from "../../version";

const MIN_FREE_BYTES = 20 * 1024 * 1024;
/** Anybody may call it often. */
const RESULT_VALID_MS = 1_000;

export function serveHealth(db: Db, dataDir: string) {
  let last: { at: number; isWell: Promise<boolean> } | undefined;
  return async (_request: Request, response: Response): Promise<void> => {
    if (!last || performance.now() - last.at >= RESULT_VALID_MS) {
      last = { at: performance.now(), isWell: isWell(db, dataDir) };
    }
    const well = await last.isWell;
    response
      .status(well ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: well ? "ok" : "unavailable", version: VERSION });
  };
}

async function isWell(db: Db, dataDir: string): Promise<boolean> {
  try {
    if ((await listRecordedFaults(db)).length > 0) return false;
    await access(databaseFile(dataDir), constants.R_OK | constants.W_OK);
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
