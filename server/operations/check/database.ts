import { type Db, getEngine } from "../../platform/db/open";
import type { CheckScope, DataProblem } from "./problem";

const INDEX_FAULT = /missing from index|wrong # of entries in index|non-unique entry in index/;

export async function* findDatabaseProblems({ snapshot }: CheckScope): AsyncGenerator<DataProblem> {
  for (const fault of await getEngine(snapshot).listFaults(snapshot)) {
    const message = `The database: ${fault}`;
    if (!INDEX_FAULT.test(fault)) yield { message };
    else {
      yield {
        message,
        remedy: "indexes are made anew from their tables",
        repair: (db) => rebuild(db, fault),
      };
    }
  }
}

async function rebuild(db: Db, fault: string): Promise<void> {
  const engine = getEngine(db);
  const isThere = async () => (await engine.listFaults(db)).includes(fault);
  if (!(await isThere())) return;
  await engine.rebuildIndexes(db);
  if (await isThere()) throw new Error(fault);
}
