import Sqlite from "better-sqlite3";
import { type Db, databaseFile } from "./open";

export interface Changes {
  /** Changes with every commit of any process; NaN (equal to nothing) where it cannot be read. */
  version(): number;
  close(): void;
}

const watched = new WeakMap<Db, Changes>();

/** NaN where nobody watches this database. */
export function dataVersion(db: Db): number {
  return watched.get(db)?.version() ?? Number.NaN;
}

export function watchChanges(db: Db, dataDir: string): Changes {
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  // It counts what other connections commit: https://www.sqlite.org/pragma.html#pragma_data_version
  const read = sqlite.prepare("PRAGMA data_version").pluck();
  let known: number | undefined;
  const changes = {
    version() {
      // Once per turn of the event loop: requests that came together cannot know of later writes.
      if (known === undefined) setImmediate(() => (known = undefined));
      known ??= versionBy(read);
      return known;
    },
    close: () => void sqlite.close(),
  };
  watched.set(db, changes);
  return changes;
}

function versionBy(read: Sqlite.Statement): number {
  try {
    return Number(read.get());
  } catch {
    return Number.NaN;
  }
}
