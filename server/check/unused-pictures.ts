import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { PictureType, StoredFolder } from "#domain/picture";
import { FOLDERS_OF, namedPictures } from "../pictures/referenced-pictures";
import { imageFile } from "../pictures/store";
import { type CheckScope, type DataProblem, SETTLED_AFTER_MS } from "./problem";

const FOLDERS: StoredFolder[] = [...Object.values(FOLDERS_OF).flat(), "pending"];

/** Files that no row names, without those that the daily job will remove. */
export async function* unusedPictureProblems({
  moment,
  dataDir,
}: CheckScope): AsyncGenerator<DataProblem> {
  const known = await listKnown(moment);
  for (const folder of FOLDERS) {
    const files = await opendir(path.dirname(imageFile(dataDir, folder, ""))).catch(() => []);
    for await (const { name } of files) {
      const bare = /^(.*)\.webp$/.exec(name)?.[1];
      if (bare === undefined || known.has(`${folder}/${bare}`)) continue;
      const file = imageFile(dataDir, folder, bare);
      const stats = await stat(file).catch(() => undefined);
      if (!stats || Date.now() - stats.mtimeMs < SETTLED_AFTER_MS) continue;
      yield {
        message: `Nothing uses the picture ${file}`,
        remedy: "it is removed",
        repair: () => rm(file, { force: true }),
      };
    }
  }
}

async function listKnown(moment: CheckScope["moment"]): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const { folder, name } of namedPictures(
    moment,
    Object.keys(FOLDERS_OF) as PictureType[],
  )) {
    known.add(`${folder}/${name}`);
  }
  const pending = await moment.selectFrom("pending_images").select("id").execute();
  for (const { id } of pending) known.add(`pending/${id}`).add(`pending/${id}-thumbnail`);
  const unused = await moment.selectFrom("unused_images").select(["folder", "name"]).execute();
  for (const { folder, name } of unused) known.add(`${folder}/${name}`);
  return known;
}
