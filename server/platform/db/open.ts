import type { Kysely } from "kysely";
import { type DatabaseLocation, type Engine, isPostgres } from "./engine";
import { postgres } from "./postgres/engine";
import { sqlite } from "./sqlite/engine";
import type { Database } from "./tables";

export type { Db } from "./engine";

export function pickEngine({ databaseUrl }: DatabaseLocation): Engine {
  return databaseUrl ? postgres : sqlite;
}

export function getEngine(db: Kysely<Database>): Engine {
  return isPostgres(db) ? postgres : sqlite;
}
