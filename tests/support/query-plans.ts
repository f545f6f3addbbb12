import { sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Db } from "#server/platform/db/open";
import { openDatabase } from "#server/platform/db/sqlite/open";

export async function explainQueries(
  { db, dataDir }: { db: Db; dataDir: string },
  read: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const queries: string[] = [];
  const heard = openDatabase(dataDir, (query) => queries.push(query));
  onTestFinished(() => heard.destroy());
  await read(heard);
  return Promise.all(
    queries.map(async (query) => {
      const { rows } = await sql<{
        detail: string;
      }>`EXPLAIN QUERY PLAN ${sql.raw(query.replaceAll("?", "1"))}`.execute(db);
      return rows.map(({ detail }) => detail).join("; ");
    }),
  );
}
