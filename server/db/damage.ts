import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { Database } from "./tables";

/** Beside this module's bundle there are no sources: it lies where Popote does, which every process stands in. */
const THREAD = "server/db/check-thread.js";

/** QUICK finds damaged pages and rows; WHOLE also indexes and keys that do not match their tables. */
export type CheckKind = "QUICK" | "WHOLE";

export interface Damage {
  /** What is wrong, a line each, twenty at most; none where the file is sound. */
  faults: string[];
  /** What stands written down that such a check may take back, as one text. */
  noted: string;
}

/**
 * Looks on a thread of its own what is wrong with how a database file is stored. Throws what the disk
 * and SQLite say.
 */
export async function findDamage(file: string, kind: CheckKind): Promise<Damage> {
  const workerData = { file, isWhole: kind === "WHOLE" };
  const thread = new Worker(path.resolve(THREAD), { workerData });
  return new Promise((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
    thread.once("exit", () => reject(new Error("The thread that checks the database ended.")));
  });
}

/** Writes down what the last check of a kind found; the whole one includes the quick one. */
export async function noteCheck(
  db: Kysely<Database>,
  kind: CheckKind,
  faults: string[],
): Promise<void> {
  if (kind === "WHOLE") {
    await db.deleteFrom("database_checks").where("kind", "=", "QUICK").execute();
  }
  const found = { checked_at: Date.now(), faults: faults.join("\n") };
  await db
    .insertInto("database_checks")
    .values({ kind, ...found })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(found))
    .execute();
}

/** What the last checks found wrong; empty where the database is sound as far as it was looked at. */
export async function listNotedFaults(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("database_checks").select("faults").orderBy("kind").execute();
  return rows.flatMap(({ faults }) => faults.split("\n")).filter(Boolean);
}
