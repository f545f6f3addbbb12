import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { uploadsFolder } from "../../platform/storage/uploads-folder";
import { isRestoreWaiting, restoringFolder } from "../backup/finish-restore";
import { listDeadSnapshots, removeDeadSnapshot } from "../backup/leftovers";
import { type CheckScope, type DataProblem, SETTLED_AFTER_MS } from "./problem";

export async function* findLeftoverProblems(scope: CheckScope): AsyncGenerator<DataProblem> {
  for (const folder of await listDeadSnapshots(scope.dataDir)) {
    yield {
      message: `${folder} was never finished`,
      remedy: "it is removed",
      repair: () => removeDeadSnapshot(folder),
    };
  }
  for (const place of await listLeftovers(scope)) {
    const stats = await stat(place).catch(() => undefined);
    if (!stats || Date.now() - stats.mtimeMs < SETTLED_AFTER_MS) continue;
    yield {
      message: `${place} was never finished`,
      remedy: "it is removed",
      repair: () => rm(place, { recursive: true, force: true }),
    };
  }
}

async function listLeftovers({ dataDir, backupDir }: CheckScope): Promise<string[]> {
  const parts = backupDir ? await listPaths(backupDir, (name) => name.endsWith(".part")) : [];
  const folder = path.join(dataDir, "images");
  const folders = await listPaths(folder, () => true);
  const images = await Promise.all(
    folders.map((folder) => listPaths(folder, (name) => name.endsWith(".tmp"))),
  );
  const uploads = await listPaths(uploadsFolder(dataDir), () => true);
  const restoring = isRestoreWaiting(dataDir) ? [] : [restoringFolder(dataDir)];
  return [...parts, ...images.flat(), ...uploads, ...restoring];
}

async function listPaths(folder: string, isMeant: (name: string) => boolean): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isMeant).map((name) => path.join(folder, name));
}
