import { stat } from "node:fs/promises";
import type { Engine } from "../engine";
import { bulk } from "./bulk";
import { watchChanges } from "./data-version";
import { words } from "./full-text";
import { findSchema, listDatabaseFaults, rebuildIndexes } from "./integrity-queries";
import { databaseFile, openDatabase } from "./open";
import { careForDatabase } from "./optimize";
import { reserveId } from "./reserved-ids";
import { ageOfSchema, isWithoutAccounts, refuseUnknownSchema } from "./schema";
import { openSnapshot } from "./snapshot";

export const sqlite: Engine = {
  open: ({ dataDir }, onQuery) => openDatabase(dataDir, onQuery),
  openSnapshot: async ({ dataDir }) => openSnapshot(dataDir),
  ageOfSchema: async ({ dataDir }) => ageOfSchema(dataDir),
  refuseUnknownSchema: async ({ dataDir }) => refuseUnknownSchema(dataDir),
  isWithoutAccounts: async ({ dataDir }) => isWithoutAccounts(dataDir),
  watchChanges: ({ dataDir }) => watchChanges(dataDir),
  nameOf: ({ dataDir }) => dataDir,
  fileIn: databaseFile,
  nodes: undefined,
  words,
  bulk,
  reserveId,
  findSchema,
  async findSizes(_db, dataDir) {
    const [database, writeAhead] = await Promise.all(
      ["", "-wal"].map((end) => sizeOf(databaseFile(dataDir) + end)),
    );
    return { database: database ?? 0, writeAhead: writeAhead ?? 0 };
  },
  listFaults: listDatabaseFaults,
  rebuildIndexes,
  care: (db, signal, { dataDir }) => careForDatabase(db, signal, dataDir),
};

async function sizeOf(file: string): Promise<number> {
  const fileStat = await stat(file).catch(() => undefined);
  return fileStat?.size ?? 0;
}
