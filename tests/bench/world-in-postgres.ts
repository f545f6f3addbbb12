import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openPostgres } from "#server/platform/db/postgres/open";
import { copyRows, copyWords } from "../support/copy-to-postgres";
import { createTemplate, startPostgres } from "../support/postgres";

/** Copies a SQLite data folder into PostgreSQL for one test; returns the URL. */
export async function loadIntoPostgres(dataDir: string): Promise<string> {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const url = await createTemplate(server.socket);
  const db = openPostgres(url);
  await migrateToLatest(db);
  await copyRows(dataDir, db);
  await copyWords(dataDir, db);
  await sql`VACUUM ANALYZE`.execute(db);
  await db.destroy();
  return url;
}
