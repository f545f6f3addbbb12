import { stat } from "node:fs/promises";
import type { Engine } from "../engine";
import { bulk } from "./bulk";
import { watchVersion } from "./database-version";
import { fullTextIndex } from "./full-text";
import { findLastMigration, listDatabaseFaults, rebuildIndexes } from "./integrity-queries";
import { databaseFile, openDatabase } from "./open";
import { optimizeDatabase } from "./optimize";
import { isWithoutAccounts, readSchemaStatus, refuseUnknownSchema } from "./schema";
import { openSnapshot } from "./snapshot";

export const sqlite: Engine = {
  open: ({ dataDir }, onQuery) => openDatabase(dataDir, onQuery),
  openSnapshot: async ({ dataDir }) => openSnapshot(dataDir),
  readSchemaStatus: async ({ dataDir }) => readSchemaStatus(dataDir),
  refuseUnknownSchema: async ({ dataDir }) => refuseUnknownSchema(dataDir),
  isWithoutAccounts: async ({ dataDir }) => isWithoutAccounts(dataDir),
  watchVersion: ({ dataDir }) => watchVersion(dataDir),
  describeDatabase: ({ dataDir }) => dataDir,
  findDatabaseFile: databaseFile,
  nodes: undefined,
  fullTextIndex,
  bulk,
  findLastMigration,
  async findSizes(_db, dataDir) {
    const [database, writeAhead] = await Promise.all(
      ["", "-wal"].map((end) => readFileSize(databaseFile(dataDir) + end)),
    );
    return { database: database ?? 0, writeAhead: writeAhead ?? 0 };
  },
  listFaults: listDatabaseFaults,
  rebuildIndexes,
  optimize: (db, signal, { dataDir }) => optimizeDatabase(db, signal, dataDir),
};

async function readFileSize(file: string): Promise<number> {
  const fileStat = await stat(file).catch(() => undefined);
  return fileStat?.size ?? 0;
}
