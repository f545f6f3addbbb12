import type { DatabaseLocation, DatabaseVersion } from "./engine";
import { type Db, getEngine } from "./open";

const watched = new WeakMap<Db, DatabaseVersion>();

export function readDatabaseVersion(db: Db): number {
  const version = watched.get(db)?.read();
  return typeof version === "number" ? version : Number.NaN;
}

export function watchDatabaseVersion(db: Db, location: DatabaseLocation): DatabaseVersion {
  const changes = getEngine(db).watchVersion(location);
  watched.set(db, changes);
  return changes;
}
