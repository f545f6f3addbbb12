import Sqlite from "better-sqlite3";

const MAX_LINES = 20;

/**
 * Returns the faults SQLite finds and those recorded earlier. Throws disk and SQLite errors.
 * @param {string} file
 * @param {boolean} isWhole
 */
export function findDamageIn(file, isWhole) {
  return { faults: listFaults(file, isWhole), noted: findNoted(file, isWhole) };
}

function listFaults(file, isWhole) {
  let sqlite;
  try {
    sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
    sqlite.pragma("cell_size_check = ON");
    const how = isWhole ? "integrity_check" : "quick_check";
    const lines = sqlite.pragma(`${how}(${MAX_LINES})`).flatMap((row) => Object.values(row));
    const hanging = isWhole ? sqlite.pragma("foreign_key_check") : [];
    return [
      ...lines.filter((line) => line !== "ok"),
      ...hanging
        .slice(0, MAX_LINES)
        .map(({ table, rowid, parent }) => `row ${rowid} of ${table} names no row of ${parent}`),
    ];
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error;
    return [error.message];
  } finally {
    sqlite?.close();
  }
}

function findNoted(file, isWhole) {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const noted = sqlite
      .prepare("SELECT faults FROM database_checks WHERE faults <> '' AND kind IN ('QUICK', ?)")
      .pluck();
    return noted.all(isWhole ? "WHOLE" : "QUICK").join("\n");
  } catch {
    return "";
  } finally {
    sqlite.close();
  }
}
