import type { Kysely } from "kysely";
import { type Engine, isPostgres, type Place } from "./engine";
import { postgres } from "./postgres/engine";
import { sqlite } from "./sqlite/engine";
import type { Database } from "./tables";

export type { Db } from "./engine";

export function engineAt({ databaseUrl }: Place): Engine {
  return databaseUrl ? postgres : sqlite;
}

export function engineOf(db: Kysely<Database>): Engine {
  return isPostgres(db) ? postgres : sqlite;
}
