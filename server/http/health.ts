import { access, constants } from "node:fs/promises";
import type { Request, Response } from "express";
import { sql } from "kysely";
import type { Db } from "../db/open";
import { VERSION } from "../version";

/** Answers whether the database and the data folder can be used: 200 or 503. */
export function serveHealth(db: Db, dataDir: string) {
  return async (_request: Request, response: Response): Promise<void> => {
    const isWell = await Promise.all([
      sql`SELECT 1`.execute(db),
      access(dataDir, constants.W_OK),
    ]).then(
      () => true,
      () => false,
    );
    response
      .status(isWell ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: isWell ? "ok" : "unavailable", version: VERSION });
  };
}
