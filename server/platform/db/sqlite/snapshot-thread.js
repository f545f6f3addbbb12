// A thread, because the last backup step and the integrity check of a large database take seconds.
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { findDamageIn } from "./find-damage.js";

const PAGES_AT_ONCE = 2_048;
const { source, file, without } = workerData;

await copy();
const { faults } = findDamageIn(file, true);
if (faults.length === 0) empty(without);
parentPort.postMessage({ faults });

/** Copies within a read transaction, so that later writes neither enter nor restart the copy. */
async function copy() {
  const sqlite = new Sqlite(source, { fileMustExist: true });
  try {
    sqlite.exec("BEGIN");
    sqlite.prepare("SELECT 1 FROM sqlite_schema").get();
    const { totalPages } = await sqlite.backup(file, {
      progress({ totalPages: total, remainingPages }) {
        parentPort.postMessage({ done: total - remainingPages, total });
        return PAGES_AT_ONCE;
      },
    });
    parentPort.postMessage({ done: totalPages, total: totalPages });
  } finally {
    sqlite.close();
  }
}

function empty(tables) {
  const sqlite = new Sqlite(file);
  try {
    sqlite.pragma("foreign_keys = ON");
    sqlite.pragma("trusted_schema = OFF");
    const isThere = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?");
    for (const table of tables) if (isThere.get(table)) sqlite.exec(`DELETE FROM ${table}`);
  } finally {
    sqlite.close();
  }
}
