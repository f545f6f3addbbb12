import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildIfStale } from "../../server/build.js";
import { EMPTY_POPOTE } from "./journey-server";
import { spawnPopote } from "./popote-process";

/**
 * Builds once what every server of the journeys serves, before two of them would at once, and makes
 * the data folder that they begin with a copy of: as Popote itself leaves it where nothing was.
 */
export default async function setup(): Promise<() => void> {
  buildIfStale();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-empty-"));
  const popote = await spawnPopote(dataDir);
  popote.child.kill("SIGTERM");
  if ((await popote.ended) !== 0) throw new Error(`Popote did not stop:\n${popote.complaints()}`);
  process.env[EMPTY_POPOTE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
