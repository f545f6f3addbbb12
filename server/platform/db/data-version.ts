import type { Changes, Place } from "./engine";
import { type Db, engineOf } from "./open";

const watched = new WeakMap<Db, Changes>();

/** NaN where nobody watches this database, or where the answer takes its time. */
export function dataVersion(db: Db): number {
  const version = watched.get(db)?.version();
  return typeof version === "number" ? version : Number.NaN;
}

export function watchChanges(db: Db, place: Place): Changes {
  const changes = engineOf(db).watchChanges(place);
  watched.set(db, changes);
  return changes;
}
