import { setTimeout } from "node:timers/promises";
import { IMAGE_SIZES, type ImageFolder } from "#domain/image/image";
import type { FileStore } from "../storage/file-store";
import { imagesFolder } from "./image-keys";

const FRESH_MS = 3_600_000;
const MAX_WAIT_MS = 250;

interface ImageSizes {
  files: number;
  bytes: number;
  measuredAt: number;
}

const measured = new WeakMap<FileStore, ImageSizes>();
const measuring = new WeakMap<FileStore, Promise<ImageSizes>>();

/** Measures at most once an hour; undefined while the first measurement runs. */
export async function findImageSizes(files: FileStore): Promise<ImageSizes | undefined> {
  const known = measured.get(files);
  if (known && Date.now() - known.measuredAt < FRESH_MS) return known;
  const work = measuring.get(files) ?? begin(files);
  return Promise.race([work, setTimeout(MAX_WAIT_MS, known, { ref: false })]);
}

function begin(files: FileStore): Promise<ImageSizes> {
  const work = measure(files).then((sizes) => {
    measured.set(files, sizes);
    return sizes;
  });
  measuring.set(files, work);
  work.catch(() => undefined).finally(() => measuring.delete(files));
  return work;
}

async function measure(files: FileStore): Promise<ImageSizes> {
  let count = 0;
  let bytes = 0;
  for (const folder of Object.keys(IMAGE_SIZES) as ImageFolder[]) {
    for await (const file of files.list(imagesFolder(folder))) {
      const stats = await file.stat();
      if (!stats) continue;
      count += 1;
      bytes += stats.bytes;
    }
  }
  return { files: count, bytes, measuredAt: Date.now() };
}
