import type { TableColumn } from "#domain/import/import";
import type { Db } from "../../platform/db/open";
import { tryOptionalWrite } from "../../platform/disk-health";

export async function storeColumns(db: Db, id: number, columns: TableColumn[]): Promise<void> {
  await db
    .updateTable("imports")
    .set({
      state: "READY",
      waits_for: null,
      columns: JSON.stringify(columns),
      changed_at: Date.now(),
    })
    .where("id", "=", id)
    .where("state", "=", "READING")
    .execute();
}

/** If this write fails too, the page shows the progress without a reason. */
export async function recordWaiting(db: Db, id: number, waitsFor: string | null): Promise<void> {
  const noted = db
    .updateTable("imports")
    .set({ waits_for: waitsFor })
    .where("id", "=", id)
    .where("state", "in", ["READING", "SAVING"])
    .execute();
  await tryOptionalWrite(noted);
}

export async function finishImport(db: Db, id: number): Promise<void> {
  const waiting = db
    .selectFrom("import_items")
    .select("position")
    .where("import_id", "=", id)
    .where("state", "=", "WAITING");
  await db
    .updateTable("imports")
    .set({ state: "DONE", waits_for: null, changed_at: Date.now() })
    .where("id", "=", id)
    .where("state", "=", "SAVING")
    .where((eb) => eb.not(eb.exists(waiting)))
    .execute();
}

export async function setReadingResult(
  db: Db,
  id: number,
  became: { state: "READY" } | { state: "FAILED"; problem: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("imports")
    .set({ ...became, waits_for: null, changed_at: Date.now() })
    .where("id", "=", id)
    .where("state", "=", "READING")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
