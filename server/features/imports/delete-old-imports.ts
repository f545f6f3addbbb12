import { deleteInBatches } from "../../platform/db/batches";
import type { Db } from "../../platform/db/open";
import type { Storage } from "../../platform/storage/file-store";
import { removeImportFile } from "./import-files";

/** After the import's last change. */
const IMPORT_DAYS = 7;

export async function deleteOldImports(
  db: Db,
  signal: AbortSignal,
  { files }: Pick<Storage, "files">,
): Promise<number> {
  const before = Date.now() - IMPORT_DAYS * 86_400_000;
  for (const table of ["import_items", "import_addresses"] as const) {
    await deleteInBatches(signal, (limit) => deleteParts(db, table, before, limit));
  }
  return deleteInBatches(signal, async (limit) => {
    const gone = await db
      .deleteFrom("imports")
      .where("id", "in", selectFinished(db, before).limit(limit))
      .returning("file")
      .execute();
    for (const { file } of gone) await removeImportFile(files, file);
    return { numDeletedRows: BigInt(gone.length) };
  });
}

/** Deletes parts in batches: an import may have thousands, too many for one cascade. */
function deleteParts(
  db: Db,
  table: "import_items" | "import_addresses",
  before: number,
  limit: number,
) {
  return db
    .deleteFrom(table)
    .where((eb) =>
      eb(
        eb.refTuple("import_id", "position"),
        "in",
        eb
          .selectFrom(table)
          .select(["import_id", "position"])
          .where("import_id", "in", selectFinished(db, before))
          .limit(limit)
          .$asTuple("import_id", "position"),
      ),
    )
    .executeTakeFirstOrThrow();
}

function selectFinished(db: Db, before: number) {
  return db
    .selectFrom("imports")
    .select("id")
    .where("changed_at", "<", before)
    .where("state", "in", ["READY", "DONE", "FAILED"]);
}
