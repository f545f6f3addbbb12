import type { ColumnMapping, RecipeField, TableColumn } from "#domain/import/import";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import type { Person } from "../../policies/permissions";

export interface ImportTable {
  name: string;
  columns: TableColumn[];
  fields: (RecipeField | null)[];
  /** False once the file is gone or recipes were saved from it. */
  canMatch: boolean;
}

export async function getImportTable(db: Db, viewer: Person, id: number): Promise<ImportTable> {
  const row = await db
    .selectFrom("imports")
    .select(["name", "file", "state", "columns", "matching"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("import_items")
            .select("position")
            .whereRef("import_id", "=", "imports.id")
            .where("state", "in", ["SAVED", "WAITING"]),
        )
        .as("isSaved"),
    )
    .where("id", "=", id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!row?.columns) throw new AppError("import.notFound");
  const columns: TableColumn[] = JSON.parse(row.columns);
  const matching: ColumnMapping | null = row.matching === null ? null : JSON.parse(row.matching);
  return {
    name: row.name,
    columns,
    fields: matching?.fields ?? columns.map(({ field }) => field),
    canMatch:
      row.file !== null && (row.state === "READY" || row.state === "FAILED") && !row.isSaved,
  };
}

export async function matchColumns(
  db: Db,
  viewer: Person,
  id: number,
  fields: (RecipeField | null)[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { columns, canMatch } = await getImportTable(trx, viewer, id);
    if (!canMatch || fields.length !== columns.length) throw new AppError("import.notFound");
    const matching: ColumnMapping = { names: columns.map(({ name }) => name), fields };
    await trx
      .updateTable("imports")
      .set({ matching: JSON.stringify(matching), state: "READING", problem: null })
      .set({ changed_at: Date.now() })
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("import_items").where("import_id", "=", id).execute();
  });
}
