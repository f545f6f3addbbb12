import { opendir, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { FOLDERS_OF } from "./referenced-pictures";
import { imageFile } from "./store";

const FRESH_MS = 3_600_000;
const MAX_WAIT_MS = 250;

export interface PictureSizes {
  files: number;
  bytes: number;
  measuredAt: number;
}

const measured = new Map<string, PictureSizes>();
const measuring = new Map<string, Promise<PictureSizes>>();

/** Measured at most once an hour; undefined while the first measurement is running. */
export async function findPictureSizes(dataDir: string): Promise<PictureSizes | undefined> {
  const known = measured.get(dataDir);
  if (known && Date.now() - known.measuredAt < FRESH_MS) return known;
  const work = measuring.get(dataDir) ?? begin(dataDir);
  return Promise.race([work, setTimeout(MAX_WAIT_MS, known, { ref: false })]);
}

function begin(dataDir: string): Promise<PictureSizes> {
  const work = measure(dataDir).then((sizes) => {
    measured.set(dataDir, sizes);
    return sizes;
  });
  measuring.set(dataDir, work);
  work.catch(() => undefined).finally(() => measuring.delete(dataDir));
  return work;
}

async function measure(dataDir: string): Promise<PictureSizes> {
  let files = 0;
  let bytes = 0;
  for (const folder of Object.values(FOLDERS_OF).flat()) {
    const place = path.dirname(imageFile(dataDir, folder, ""));
    for await (const { name } of await opendir(place).catch(() => [])) {
      const stats = await stat(path.join(place, name)).catch(() => undefined);
      if (!stats) continue;
      files += 1;
      bytes += stats.size;
    }
  }
  return { files, bytes, measuredAt: Date.now() };
}
