import { inBatches } from "../db/batches";
import type { Db } from "../db/open";
import { removeImportFile } from "./files";

/** What was brought in, or begun to be, is listed this long after its last change. */
const IMPORT_DAYS = 7;

/** Forgets imports that are over or that nobody came back for, with their files. */
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
