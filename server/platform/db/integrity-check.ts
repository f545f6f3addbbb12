import { statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import { findDamageIn } from "./sqlite/find-damage.js";
import type { Database } from "./tables";

/** Relative to Popote's folder, where every process starts; not part of the bundle. */
const THREAD = "server/platform/db/sqlite/check-thread.js";

/** Checking this much takes 12 ms at most; starting a thread takes 70 ms. */
const MAX_BYTES_HERE = 2 * 1024 * 1024;

/** QUICK checks pages and rows; WHOLE also compares indexes and foreign keys. */
export type CheckKind = "QUICK" | "WHOLE";

interface Damage {
  faults: string[];
  noted: string;
}

export async function findDamage(file: string, kind: CheckKind): Promise<Damage> {
  const isWhole = kind === "WHOLE";
  if (statSync(file).size <= MAX_BYTES_HERE) return findDamageIn(file, isWhole);
  const workerData = { file, isWhole };
  const thread = new Worker(path.resolve(THREAD), { workerData });
  return new Promise((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
    thread.once("exit", () => reject(new Error("The thread that checks the database ended.")));
  });
}

export async function noteCheck(
  db: Kysely<Database>,
  kind: CheckKind,
  faults: string[],
): Promise<void> {
  if (kind === "WHOLE") {
    await db.deleteFrom("database_checks").where("kind", "=", "QUICK").execute();
  }
  const result = { checked_at: Date.now(), faults: faults.join("\n") };
  await db
    .insertInto("database_checks")
    .values({ kind, ...result })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(result))
    .execute();
}

export async function noteFaults(db: Kysely<Database>, faults: string[]): Promise<void> {
  if (faults.length === 0 && (await listRecordedFaults(db)).length === 0) return;
  await noteCheck(db, "WHOLE", faults);
}

export async function listRecordedFaults(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom("database_checks").select("faults").orderBy("kind").execute();
  return rows.flatMap(({ faults }) => faults.split("\n")).filter(Boolean);
}
