import type { DatabaseLocation } from "../../platform/db/engine";
import { migrateToLatest } from "../../platform/db/migrate";
import { type Db, pickEngine } from "../../platform/db/open";
import { StorageFault } from "../../platform/db/storage-fault";
import type { Storage } from "../../platform/storage/file-store";
import { copyDatabase } from "./copy-database";
import { BackupFault } from "./fault";
import { buildAsideName } from "./finish-restore";
import type { OnProgress } from "./format";
import { hasImages } from "./lost-database";
import { restoreIntoBucket } from "./restore-into-bucket";

/** Throws BackupFault if there are accounts: a used PostgreSQL database is never replaced. */
export async function refuseUsedServer(
  { files, ...location }: Storage & DatabaseLocation,
  isReplacing: boolean,
): Promise<void> {
  const engine = pickEngine(location);
  await engine.refuseUnknownSchema(location).catch((error) => {
    throw error instanceof StorageFault ? new BackupFault(error.message) : error;
  });
  if (!(await engine.isWithoutAccounts(location))) {
    throw new BackupFault(
      `There are accounts in ${engine.describeDatabase(location)}. Make an empty database beside it (CREATE DATABASE popote_restored TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';), name it in DATABASE_URL, and restore there.`,
    );
  }
  if (isReplacing || !(await hasImages(files))) return;
  throw new BackupFault(
    `There are images in ${files.describeLocation("images")} already. With --replace those of the backup take their place, and these are kept beside them.`,
  );
}

/** Can be repeated until its commit. Returns where earlier images are, if any. */
export async function restoreIntoServer(
  { files, ...location }: Storage & DatabaseLocation,
  folder: string,
  onProgress: OnProgress,
): Promise<string | undefined> {
  const aside = buildAsideName();
  const hadImages = await hasImages(files);
  await restoreIntoBucket(files, folder, aside);
  const source = { dataDir: folder };
  const target = pickEngine(location).open(location);
  let snapshot: Db | undefined;
  try {
    await migrateToLatest(target);
    snapshot = await pickEngine(source).openSnapshot(source);
    const onRows = (done: number, total: number) => onProgress({ stage: "database", done, total });
    await copyDatabase(snapshot, target, { without: [], onRows });
  } finally {
    await snapshot?.destroy();
    await target.destroy();
  }
  return hadImages ? files.describeLocation(aside) : undefined;
}
