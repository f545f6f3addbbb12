import Sqlite from "better-sqlite3";
import type { DatabaseVersion } from "../engine";
import { databaseFile } from "./open";

export function watchVersion(dataDir: string): DatabaseVersion {
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  // Counts commits of other connections: https://www.sqlite.org/pragma.html#pragma_data_version
  const read = sqlite.prepare("PRAGMA data_version").pluck();
  let known: number | undefined;
  return {
    read() {
      // Read once per event loop turn: requests of one turn cannot know of later writes.
      if (known === undefined) setImmediate(() => (known = undefined));
      known ??= readVersion(read);
      return known;
    },
    close: () => void sqlite.close(),
  };
}

function readVersion(read: Sqlite.Statement): number {
  try {
    return Number(read.get());
  } catch {
    return Number.NaN;
  }
}
