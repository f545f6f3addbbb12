import { endMaintenance, findMaintenance, startMaintenance } from "../../admin/maintenance";
import type { Config } from "../../platform/config";
import type { CopiedName } from "../../platform/db/copied-tables";
import { type Db, pickEngine } from "../../platform/db/open";
import { openFileStore } from "../../platform/storage/open-file-store";
import { uploadsFolder } from "../../platform/storage/uploads-folder";
import { copyDatabase } from "../backup/copy-database";
import type { OnProgress } from "../backup/format";
import { copyFiles } from "./copy-files";
import { openTarget } from "./target";

/** By which the next move knows that one that was killed has begun the maintenance. */
const MESSAGE = "Popote is moving to another database. – Popote change de base de données.";

/** About the database that is left: who is kept out, and whether its file is whole. */
const LEFT_BEHIND: CopiedName[] = ["maintenance", "database_checks"];

export interface MoveReport {
  rows: number;
  files: number;
}

/**
 * Copies all that a Popote has into an empty place; the target counts only once all is compared. The
 * source is in maintenance meanwhile, and otherwise stays as it is. Throws StorageFault and CopyDiffers.
 */
export async function movePopote(
  db: Db,
  from: Config,
  to: Config,
  onProgress: OnProgress,
): Promise<MoveReport> {
  const [source, target] = [await openFileStore(from), await openFileStore(to)];
  const opened = await openTarget(to, target);
  try {
    return await inMaintenance(db, async () => {
      // Before the files: what a row names was written before the row.
      const snapshot = await pickEngine(from).openSnapshot(from);
      try {
        const files = await copyFiles(source, target, uploadsFolder(to.dataDir), (done, total) =>
          onProgress({ stage: "pictures", done, total }),
        );
        const onRows = (done: number, total: number) =>
          onProgress({ stage: "database", done, total });
        const rows = await copyDatabase(snapshot, opened.db, { without: LEFT_BEHIND, onRows });
        await opened.finish();
        return { rows, files };
      } finally {
        await snapshot.destroy();
      }
    });
  } finally {
    await opened.close();
  }
}

async function inMaintenance<Done>(db: Db, work: () => Promise<Done>): Promise<Done> {
  const before = await findMaintenance(db);
  const isOwn = !before || before.message === MESSAGE;
  if (!before) await startMaintenance(db, "COMMAND_LINE", MESSAGE);
  try {
    return await work();
  } finally {
    if (isOwn) await endMaintenance(db, "COMMAND_LINE");
  }
}
