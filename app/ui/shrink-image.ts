import { MAX_IMAGE_BYTES } from "#domain/image/image";

/** A slow connection sends this in a few seconds. */
const LARGE_BYTES = 2 * 1024 * 1024;
/** More than the largest image that Popote keeps. */
const MAX_SIDE_PX = 3_000;
const QUALITY = 0.9;

/** Puts a smaller image into a field that holds a large one. */
export async function shrinkChosenImage(field: HTMLInputElement): Promise<void> {
  const file = field.files?.[0];
  if (!file) return;
  const smaller = await fitImage(file);
  // Somebody may have chosen another in the meantime.
  if (smaller === file || field.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(smaller);
  field.files = chosen.files;
}

/** As Popote takes it: a large image smaller, HEIC as JPEG. The same file if it can't be drawn. */
export async function fitImage(file: File): Promise<File> {
  const isForeign = isHeicName(file);
  if (!isForeign && !isTooLarge(file)) return file;
  const drawn = await drawImage(file).catch(() => undefined);
  return drawn && (isForeign || drawn.size < file.size) ? drawn : file;
}

/** Few browsers draw HEIC, the format of iPhones. */
export function isHeicName({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Others than JPEG may be transparent or move: they are drawn only if Popote would refuse them. */
function isTooLarge({ size, type }: File): boolean {
  return size > MAX_IMAGE_BYTES || (size > LARGE_BYTES && type === "image/jpeg");
}

async function drawImage(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error("Not drawn");
  return new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
}
