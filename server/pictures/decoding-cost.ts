import type { PictureHeader } from "./decoders";

const MEGA = 1_000_000;

/** Formats that are taken, as sharp calls them; of heif only what is AVIF. */
type Format = "jpeg" | "png" | "webp" | "gif" | "heif";

interface Cost {
  /** The most that one may have; product.md has 50, and AVIF takes 1.1 GB for that. */
  maxMegapixels: number;
  /** Of the processor, to decode and shrink; twice that where it is progressive or interlaced. */
  msPerMegapixel: number;
  /** Of memory that is not given back before it is decoded. */
  megabytesPerMegapixel: number;
}

/**
 * Measured with sharp 0.35 on Node 20, one thread of a shared machine: noise of 12, 24 and 49
 * megapixels, the dearest kind of each format (`maxrss` and `cpuUsage` of a process for each).
 */
const COSTS: Record<Format, Cost> = {
  jpeg: { maxMegapixels: 50, msPerMegapixel: 12, megabytesPerMegapixel: 2.5 },
  png: { maxMegapixels: 50, msPerMegapixel: 14, megabytesPerMegapixel: 2.5 },
  webp: { maxMegapixels: 50, msPerMegapixel: 38, megabytesPerMegapixel: 6 },
  gif: { maxMegapixels: 50, msPerMegapixel: 22, megabytesPerMegapixel: 6 },
  heif: { maxMegapixels: 25, msPerMegapixel: 110, megabytesPerMegapixel: 20 },
};
/** What the WebP files of any picture take to make. */
const ENCODING_MS = 200;
const HEAVY_MEGABYTES = 200;

/** What a picture of this header is going to take; undefined where it is of no format that is taken. */
export function costOf(header: PictureHeader) {
  const { format, compression, width, height, isProgressive } = header;
  if (!isTaken(format) || (format === "heif" && compression !== "av1")) return undefined;
  const { maxMegapixels, msPerMegapixel, megabytesPerMegapixel } = COSTS[format];
  const megapixels = (width * height) / MEGA;
  const times = isProgressive ? 2 : 1;
  return {
    isTooLarge: megapixels > maxMegapixels,
    maxPixels: maxMegapixels * MEGA,
    milliseconds: Math.ceil(ENCODING_MS + megapixels * msPerMegapixel * times),
    isHeavy: megapixels * megabytesPerMegapixel * times > HEAVY_MEGABYTES,
  };
}

function isTaken(format: string): format is Format {
  return format in COSTS;
}
