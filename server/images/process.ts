import sharp from "sharp";
import { AppError } from "../errors";

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];
const WEBP_QUALITY = 80;

sharp.concurrency(1);
sharp.cache(false);

/** The sizes kept of each kind of picture: the long side in pixels, or a square where `square`. */
export const IMAGE_SIZES = {
  recipes: { side: 1600, square: false },
  "recipes-thumbnails": { side: 400, square: false },
  cookbooks: { side: 800, square: false },
  users: { side: 256, square: true },
} as const;
export type ImageFolder = keyof typeof IMAGE_SIZES;

/** The end of the work that waits: one picture at a time keeps memory flat, whoever uploads. */
let lastInLine: Promise<unknown> = Promise.resolve();

/**
 * Makes the WebP files of an uploaded picture, upright and without metadata, for each folder, the
 * largest first. What it is is decided by decoding it. Throws image.tooLarge or image.invalid.
 */
export function encodePicture<Folder extends ImageFolder>(
  bytes: Buffer,
  folders: Folder[],
): Promise<Record<Folder, Buffer>> {
  const mine = lastInLine.then(() => encodeNow(bytes, folders));
  lastInLine = mine.catch(() => undefined);
  return mine;
}

async function encodeNow<Folder extends ImageFolder>(
  bytes: Buffer,
  folders: Folder[],
): Promise<Record<Folder, Buffer>> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new AppError("image.tooLarge");
  await refuseUnlessPicture(bytes);
  try {
    const encoded: [Folder, Buffer][] = [];
    // Each smaller one is made from the one before: the original is unpacked once.
    for (const folder of folders) {
      encoded.push([folder, await encodeFor(encoded.at(-1)?.[1] ?? bytes, folder)]);
    }
    return Object.fromEntries(encoded) as Record<Folder, Buffer>;
  } catch {
    throw new AppError("image.invalid");
  }
}

async function refuseUnlessPicture(bytes: Buffer): Promise<void> {
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new AppError("image.invalid");
    });
  if (!FORMATS.includes(format ?? "") || (format === "heif" && compression !== "av1")) {
    throw new AppError("image.invalid");
  }
  if ((width ?? 0) * (height ?? 0) > MAX_PIXELS) throw new AppError("image.tooLarge");
}

function encodeFor(bytes: Buffer, folder: ImageFolder): Promise<Buffer> {
  const { side, square } = IMAGE_SIZES[folder];
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize({
      width: side,
      height: side,
      fit: square ? "cover" : "inside",
      withoutEnlargement: !square,
    })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}
