import { sql } from "kysely";
import type { Engine, Place } from "../engine";
import { bulk } from "./bulk";
import { watchChanges } from "./data-version";
import { partsOf } from "./faults";
import { words } from "./full-text";
import { limitWaiting, locksOf, openPostgres, openSnapshot, ownConnection } from "./open";
import { ageOfSchema, isWithoutAccounts, refuseUnknownSchema } from "./schema";
import { standBy, WORK_CHANNEL } from "./work-lock";

export const postgres: Engine = {
  open: (place, onQuery) => openPostgres(urlOf(place), onQuery),
  openSnapshot: (place) => openSnapshot(urlOf(place)),
  ageOfSchema: (place) => ageOfSchema(urlOf(place)),
  refuseUnknownSchema: (place) => refuseUnknownSchema(urlOf(place)),
  isWithoutAccounts: (place) => isWithoutAccounts(urlOf(place)),
  watchChanges: (place) => watchChanges(urlOf(place)),
  nameOf(place) {
    const { database, host } = partsOf(urlOf(place));
    return `the database ${database} at ${host}`;
  },
  fileIn: () => undefined,
  nodes: {
    limitWaiting,
    ownConnection,
    standBy: (place, begin) => standBy(urlOf(place), begin),
    wakeWork(db) {
      sql`SELECT pg_notify(${WORK_CHANNEL}, '')`.execute(db).catch(() => undefined);
    },
    takeLock: (db, name) => locksOf(db).take(name),
  },
  words,
  bulk,
  async reserveId(db, table) {
    const { rows } = await sql<{ id: number }>`
      SELECT nextval(pg_get_serial_sequence(${table}, 'id')) AS id`.execute(db);
    const [reserved] = rows;
    if (!reserved) throw new Error(`No id of ${table} was reserved`);
    return reserved.id;
  },
  async findSchema(db) {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(db);
    return rows[0]?.name;
  },
  async findSizes(db) {
    const { rows } = await sql<{ size: number }>`
      SELECT pg_database_size(current_database()) AS size`.execute(db);
    return { database: rows[0]?.size ?? 0, writeAhead: 0 };
  },
  // PostgreSQL keeps checksums and statistics by itself.
  listFaults: async () => [],
  rebuildIndexes: async () => undefined,
  care: async () => undefined,
};

function urlOf({ databaseUrl }: Place): string {
  if (!databaseUrl) throw new Error("PostgreSQL is named by DATABASE_URL");
  return databaseUrl;
}
