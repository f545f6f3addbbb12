import { CARDS } from "#domain/image/image";
import { log } from "../log";
import type { FileStore } from "../storage/file-store";
import { imageKey } from "./image-keys";
import { resizeImage } from "./resize-image";

const making = new Map<string, Promise<string | undefined>>();

/**
 * Returns the key of a recipe's card image, made from the thumbnail when first asked for. Undefined if
 * that fails: the thumbnail can be shown instead.
 */
export async function findCardImage(files: FileStore, name: string): Promise<string | undefined> {
  const key = imageKey(CARDS, name);
  if (await files.peek(key, 0)) return key;
  const underWay = making.get(key);
  if (underWay) return underWay;
  const work = makeCard(files, name).catch((error) => {
    log.warn({ err: error }, "card image not made, the thumbnail is shown");
    return undefined;
  });
  making.set(key, work);
  return work.finally(() => making.delete(key));
}

async function makeCard(files: FileStore, name: string): Promise<string | undefined> {
  const thumbnail = imageKey("recipes-thumbnails", name);
  const bytes = await files.get(thumbnail);
  if (!bytes) return undefined;
  const encoded = await resizeImage({ bytes }, [CARDS], { person: "cards" });
  const key = imageKey(CARDS, name);
  await files.put(key, encoded[CARDS]);
  if (await files.peek(thumbnail, 0)) return key;
  // Removed meanwhile, so nothing would remove this one later.
  await files.remove(key);
  return undefined;
}
