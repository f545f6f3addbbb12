import { mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { Config } from "../../platform/config";
import { pickEngine } from "../../platform/db/open";
import { databaseFile } from "../../platform/db/sqlite/open";
import { isMissingOrEmpty } from "../../platform/db/sqlite/schema";
import { StorageFault } from "../../platform/db/storage-fault";
import { imagesFolder } from "../../platform/images/image-keys";
import { FOLDERS_BY_TYPE } from "../../platform/images/referenced-images";
import type { FileStore } from "../../platform/storage/file-store";
import { openArchive } from "./archive";
import { listScheduled } from "./next-backup";

type LocationConfig = Pick<Config, "dataDir" | "databaseUrl" | "backupDir">;

/** The first account is administrator: after a lost database, a stranger could take over. */
export async function refuseLostDatabase(
  location: LocationConfig,
  files: FileStore,
): Promise<void> {
  const { dataDir, backupDir } = location;
  const engine = pickEngine(location);
  if (!(await engine.isWithoutAccounts(location))) return;
  const images = (await hasImages(files)) && `images in ${files.describeLocation("images")}`;
  const file = engine.findDatabaseFile(dataDir);
  const left = file && isMissingOrEmpty(file) && findRemains(dataDir);
  const backup = backupDir && (await findBackupWithPeople(backupDir));
  const remains = [images, left, backup && `the backup ${backup}`].filter(Boolean);
  if (remains.length === 0) return;
  throw new StorageFault(
    `Nobody has an account in ${engine.describeDatabase(location)}, yet there are ${remains.join(" and ")}: the database was lost, or ${file ? "DATA_DIR is another folder" : "DATABASE_URL names another one"} than before. Popote does not start with an empty database next to them.
  To restore a backup:  npm run restore -- ${backup || "FILE"} --replace
  To start empty:       npm run admin -- new   (existing files are kept)`,
  );
}

const OWN = [
  "images",
  "imports",
  "mail",
  "popote.sqlite-wal",
  "popote.sqlite-shm",
  "popote.sqlite",
];

export function setAside(dataDir: string): string {
  const name = `before-new-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  const found = readdirSync(dataDir).filter((each) => OWN.includes(each));
  mkdirSync(path.join(dataDir, name));
  for (const each of found) renameSync(path.join(dataDir, each), path.join(dataDir, name, each));
  return name;
}

export async function hasImages(files: FileStore): Promise<boolean> {
  for (const folder of Object.values(FOLDERS_BY_TYPE).flat()) {
    for await (const _ of files.list(imagesFolder(folder))) return true;
  }
  return false;
}

/** Emails and imports cannot exist before the first account. */
function findRemains(dataDir: string): string | false {
  if (!isMissingOrEmpty(`${databaseFile(dataDir)}-wal`)) return `${databaseFile(dataDir)}-wal`;
  const folder = ["mail", "imports"].find((name) => hasEntries(path.join(dataDir, name)));
  return folder !== undefined && `files in ${path.join(dataDir, folder)}`;
}

function hasEntries(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

async function findBackupWithPeople(dir: string): Promise<string | undefined> {
  for (const { name } of (await listScheduled(dir)).toReversed()) {
    const file = path.join(dir, name);
    if (await holdsPeople(file)) return file;
  }
  return undefined;
}

async function holdsPeople(file: string): Promise<boolean> {
  try {
    const { manifest, close } = await openArchive(file);
    await close();
    return manifest.counts.people > 0;
  } catch {
    return true;
  }
}
