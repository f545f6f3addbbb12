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

/** Also identifies the maintenance of a killed move, which the next move takes over. */
const MESSAGE = "Popote is moving to another database. – Popote change de base de données.";

/** These describe the source: its maintenance and the state of its database file. */
const LEFT_BEHIND: CopiedName[] = ["maintenance", "database_checks"];

interface TransferReport {
  rows: number;
  files: number;
}

/** Into an empty target, with the source in maintenance. Throws StorageFault and CopyDiffers. */
export async function transferPopote(
  db: Db,
  from: Config,
  to: Config,
  onProgress: OnProgress,
): Promise<TransferReport> {
  const [source, target] = [await openFileStore(from), await openFileStore(to)];
  const opened = await openTarget(to, target);
  try {
    return await inMaintenance(db, async () => {
      // Open the snapshot before copying files: a file is written before the row that names it.
      const snapshot = await pickEngine(from).openSnapshot(from);
      try {
        const files = await copyFiles(source, target, uploadsFolder(to.dataDir), (done, total) =>
          onProgress({ stage: "images", done, total }),
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
