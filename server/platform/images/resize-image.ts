import { stat } from "node:fs/promises";
import { IMAGE_SIZES, type ImageFolder, MAX_IMAGE_BYTES } from "#domain/image/image";
import type { ErrorCode } from "#domain/site/errors";
import { AppError } from "../errors";
import { acquireDecoder, type ImageSize, type ImageSource } from "./decoder-processes";
import { estimateCost } from "./decoding-cost";
import { runHeavyAlone, runInQueue } from "./decoding-queue";
import { isHeic } from "./heic";

/** `pay` may reject the image by its cost before it is decoded. */
export interface ResizeOptions {
  person: string;
  pay?(costMs: number): Promise<void>;
}

/** Throws image.tooLarge, image.heic, image.invalid or what `pay` throws. */
export async function resizeImage<Folder extends ImageFolder>(
  source: ImageSource,
  folders: Folder[],
  { person, pay }: ResizeOptions,
): Promise<Record<Folder, Buffer>> {
  const bytes = "path" in source ? (await stat(source.path)).size : source.bytes.length;
  if (bytes > MAX_IMAGE_BYTES) throw new AppError("image.tooLarge");
  const sizes = folders.map((folder) => IMAGE_SIZES[folder]);
  const files = await runInQueue(person, () => encode(source, sizes, pay)).catch(async (error) => {
    const isUnread = error instanceof AppError && UNREAD.includes(error.code);
    throw isUnread && (await isHeic(source)) ? new AppError("image.heic") : error;
  });
  const made = folders.map((folder, index): [Folder, Buffer | undefined] => [folder, files[index]]);
  return Object.fromEntries(made) as Record<Folder, Buffer>;
}

/** Where an iPhone's photo meets these, other words help. */
const UNREAD: ErrorCode[] = ["image.invalid", "image.tooLarge"];

async function encode(
  source: ImageSource,
  sizes: ImageSize[],
  pay: ResizeOptions["pay"],
): Promise<Buffer[]> {
  const decoder = acquireDecoder();
  try {
    const cost = estimateCost(await decoder.readHeader(source));
    if (!cost) throw new AppError("image.invalid");
    if (cost.isTooLarge) throw new AppError("image.tooLarge");
    await pay?.(cost.milliseconds);
    const run = () => decoder.encode(sizes, cost.maxPixels);
    return await (cost.isHeavy ? runHeavyAlone(run) : run());
  } finally {
    decoder.release();
  }
}
