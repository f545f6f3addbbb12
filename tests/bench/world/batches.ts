import { setImmediate } from "node:timers/promises";
import type Sqlite from "better-sqlite3";

const AT_ONCE = 10_000;

export async function inBatches(
  sqlite: Sqlite.Database,
  last: number,
  act: (id: number) => void,
): Promise<void> {
  for (let begin = 1; begin <= last; begin += AT_ONCE) {
    sqlite.transaction(() => {
      for (let id = begin; id < begin + AT_ONCE && id <= last; id++) act(id);
    })();
    // The test runner expects a message from its worker every minute.
    await setImmediate();
  }
}
