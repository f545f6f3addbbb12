import { sql } from "kysely";
import type { DatabaseLocation, Engine } from "../engine";
import { bulk } from "./bulk";
import { watchVersion } from "./database-version";
import { parseDatabaseUrl } from "./faults";
import { fullTextIndex } from "./full-text";
import {
  getDedicatedConnection,
  getNamedLocks,
  limitWaiting,
  openPostgres,
  openSnapshot,
} from "./open";
import { isWithoutAccounts, readSchemaStatus, refuseUnknownSchema } from "./schema";
import { standBy, WORK_CHANNEL } from "./work-lock";

export const postgres: Engine = {
  open: (location, onQuery) => openPostgres(getUrl(location), onQuery),
  openSnapshot: (location) => openSnapshot(getUrl(location)),
  readSchemaStatus: (location) => readSchemaStatus(getUrl(location)),
  refuseUnknownSchema: (location) => refuseUnknownSchema(getUrl(location)),
  isWithoutAccounts: (location) => isWithoutAccounts(getUrl(location)),
  watchVersion: (location) => watchVersion(getUrl(location)),
  describeDatabase(location) {
    const { database, host } = parseDatabaseUrl(getUrl(location));
    return `the database ${database} at ${host}`;
  },
  findDatabaseFile: () => undefined,
  nodes: {
    limitWaiting,
    getDedicatedConnection,
    standBy: (location, begin) => standBy(getUrl(location), begin),
    notifyWorker(db) {
      sql`SELECT pg_notify(${WORK_CHANNEL}, '')`.execute(db).catch(() => undefined);
    },
    acquireLock: (db, name) => getNamedLocks(db).acquire(name),
  },
  fullTextIndex,
  bulk,
  async findLastMigration(db) {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(db);
    return rows[0]?.name;
  },
  async findSizes(db) {
    const { rows } = await sql<{ size: number }>`
      SELECT pg_database_size(current_database()) AS size`.execute(db);
    return { database: rows[0]?.size ?? 0, writeAhead: 0 };
  },
  // PostgreSQL maintains checksums and statistics itself.
  listFaults: async () => [],
  rebuildIndexes: async () => undefined,
  optimize: async () => undefined,
};

function getUrl({ databaseUrl }: DatabaseLocation): string {
  if (!databaseUrl) throw new Error("PostgreSQL is named by DATABASE_URL");
  return databaseUrl;
}
