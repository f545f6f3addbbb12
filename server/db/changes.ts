import Sqlite from "better-sqlite3";
import { databaseFile } from "./open";

/** Tells cheaply whether anything was written to a database, by whichever process. */
export interface Changes {
  /** Another number than before, once something was committed in between; NaN where it cannot be told. */
  version(): number;
  close(): void;
}

/** Watches the database of a data folder, which is there, over a connection that only reads. */
export function watchChanges(dataDir: string): Changes {
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  // https://www.sqlite.org/pragma.html#pragma_data_version: it counts what other connections commit.
  const read = sqlite.prepare("PRAGMA data_version").pluck();
  let known: number | undefined;
  return {
    version() {
      // Requests that came together are answered together: nobody among them can know of a later write.
      if (known === undefined) setImmediate(() => (known = undefined));
      known ??= versionBy(read);
      return known;
    },
    close: () => void sqlite.close(),
  };
}

function versionBy(read: Sqlite.Statement): number {
  try {
    return Number(read.get());
  } catch {
    return Number.NaN;
  }
}
