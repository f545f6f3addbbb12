import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildIfStale } from "../../scripts/build.js";
import { bucketEnvironment, JOURNEY_SOCKET } from "./journey-postgres";
import { EMPTY_POPOTE } from "./journey-server";
import { spawnPopote } from "./popote-process";
import { createTemplate, startPostgres } from "./postgres";
import { startS3 } from "./s3-server";

/** Builds Popote once, and makes the initial data folder or database that journeys copy. */
export default async function setup(): Promise<() => Promise<void>> {
  buildIfStale();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-empty-"));
  const postgres =
    process.env.POPOTE_TEST_ENGINE === "postgres" ? await startPostgres() : undefined;
  await startOnce(dataDir, postgres?.socket);
  process.env[EMPTY_POPOTE] = dataDir;
  if (postgres) process.env[JOURNEY_SOCKET] = postgres.socket;
  return async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function startOnce(dataDir: string, socket: string | undefined): Promise<void> {
  const s3 = await startS3();
  const databaseUrl = socket && (await createTemplate(socket));
  const popote = await spawnPopote(
    dataDir,
    databaseUrl ? { DATABASE_URL: databaseUrl, ...bucketEnvironment(s3) } : {},
  );
  popote.child.kill("SIGTERM");
  if ((await popote.ended) !== 0) throw new Error(`Popote did not stop:\n${popote.complaints()}`);
  s3.stop();
}
