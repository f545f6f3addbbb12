import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import { removeImportFile } from "./import-files";

/** Counted from an import's last change. */
const IMPORT_DAYS = 7;

export async function forgetOldImports(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<number> {
  const before = Date.now() - IMPORT_DAYS * 86_400_000;
  return inBatches(signal, async (limit) => {
    const gone = await db
      .deleteFrom("imports")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("imports")
          .select("id")
          .where("changed_at", "<", before)
          .where("state", "in", ["READY", "DONE", "FAILED"])
          .limit(limit),
      )
      .returning("file")
      .execute();
    for (const { file } of gone) await removeImportFile(dataDir, file);
    return { numDeletedRows: BigInt(gone.length) };
  });
}
