import path from "node:path";
import { imagesFolder } from "../../platform/images/image-keys";
import {
  FOLDERS_BY_TYPE,
  IMAGE_TABLE_NAMES,
  readReferencedImages,
} from "../../platform/images/referenced-images";
import { type CheckScope, type DataProblem, SETTLED_AFTER_MS } from "./problem";

export async function* findUnusedImageProblems({
  snapshot,
  files,
}: CheckScope): AsyncGenerator<DataProblem> {
  const known = await listKnown(snapshot);
  for (const folder of Object.values(FOLDERS_BY_TYPE).flat()) {
    for await (const { key, stat } of files.list(imagesFolder(folder))) {
      const bare = /^(.*)\.webp$/.exec(path.basename(key))?.[1];
      if (bare === undefined || known.has(`${folder}/${bare}`)) continue;
      const stats = await stat();
      if (!stats || Date.now() - stats.changedAt < SETTLED_AFTER_MS) continue;
      yield {
        message: `Nothing uses the image ${files.describeLocation(key)}`,
        remedy: "it is removed",
        repair: () => files.remove(key),
      };
    }
  }
}

async function listKnown(snapshot: CheckScope["snapshot"]): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const { folder, name } of readReferencedImages(snapshot, IMAGE_TABLE_NAMES)) {
    known.add(`${folder}/${name}`);
  }
  const pending = await snapshot.selectFrom("pending_images").select(["id", "type"]).execute();
  for (const { id, type } of pending)
    for (const folder of FOLDERS_BY_TYPE[type]) known.add(`${folder}/${id}`);
  const unused = await snapshot.selectFrom("unused_images").select(["folder", "name"]).execute();
  for (const { folder, name } of unused) known.add(`${folder}/${name}`);
  return known;
}
