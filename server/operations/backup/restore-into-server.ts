import type { Place } from "../../platform/db/engine";
import { migrateToLatest } from "../../platform/db/migrate";
import { type Db, engineAt } from "../../platform/db/open";
import { StorageFault } from "../../platform/db/storage-fault";
import type { Storage } from "../../platform/storage/file-store";
import { copyDatabase } from "./copy-database";
import { BackupFault } from "./fault";
import { nameForPrevious } from "./finish-restore";
import type { OnProgress } from "./format";
import { hasPictures } from "./lost-database";
import { restoreIntoBucket } from "./restore-into-bucket";

/** Throws BackupFault: what people have in a database of PostgreSQL is never replaced. */
export async function refuseUsedServer(
  { files, ...place }: Storage & Place,
  isReplacing: boolean,
): Promise<void> {
  const engine = engineAt(place);
  await engine.refuseUnknownSchema(place).catch((error) => {
    throw error instanceof StorageFault ? new BackupFault(error.message) : error;
  });
  if (!(await engine.isWithoutAccounts(place))) {
    throw new BackupFault(
      `There are accounts in ${engine.nameOf(place)}. Make an empty database beside it (CREATE DATABASE popote_restored TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';), name it in DATABASE_URL, and restore there.`,
    );
  }
  if (isReplacing || !(await hasPictures(files))) return;
  throw new BackupFault(
    `There are pictures in ${files.placeOf("images")} already. With --replace those of the backup take their place, and these are kept beside them.`,
  );
}

/**
 * The pictures first, then all rows in one transaction: until the end there are no accounts, and it can be
 * made again. Returns where earlier pictures are kept, if any.
 */
export async function restoreIntoServer(
  { files, ...place }: Storage & Place,
  folder: string,
  onProgress: OnProgress,
): Promise<string | undefined> {
  const aside = nameForPrevious();
  const hadPictures = await hasPictures(files);
  await restoreIntoBucket(files, folder, aside);
  const source = { dataDir: folder };
  const target = engineAt(place).open(place);
  let snapshot: Db | undefined;
  try {
    await migrateToLatest(target);
    snapshot = await engineAt(source).openSnapshot(source);
    const onRows = (done: number, total: number) => onProgress({ stage: "database", done, total });
    await copyDatabase(snapshot, target, { without: [], onRows });
  } finally {
    await snapshot?.destroy();
    await target.destroy();
  }
  return hadPictures ? files.placeOf(aside) : undefined;
}
