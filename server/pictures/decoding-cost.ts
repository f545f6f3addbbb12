import type { PictureHeader } from "./decoder-processes";

const MEGA = 1_000_000;

/** As sharp calls them; of heif only AVIF. */
type Format = "jpeg" | "png" | "webp" | "gif" | "heif";

interface Cost {
  /** Fewer for AVIF, which takes 1.1 GB for 50. */
  maxMegapixels: number;
  /** Processor time to decode and shrink; twice that where progressive or interlaced. */
  msPerMegapixel: number;
  /** Memory at the peak, before the process gives any back. */
  megabytesPerMegapixel: number;
}

// Measured with sharp 0.35 on Node 20, one thread of a shared machine: noise of 12, 24 and 49 Mpx, the
// most costly kind of each format (`maxrss` and `cpuUsage` of a process for each).
const COSTS: Record<Format, Cost> = {
  jpeg: { maxMegapixels: 50, msPerMegapixel: 12, megabytesPerMegapixel: 2.5 },
  png: { maxMegapixels: 50, msPerMegapixel: 14, megabytesPerMegapixel: 2.5 },
  webp: { maxMegapixels: 50, msPerMegapixel: 38, megabytesPerMegapixel: 6 },
  gif: { maxMegapixels: 50, msPerMegapixel: 22, megabytesPerMegapixel: 6 },
  heif: { maxMegapixels: 25, msPerMegapixel: 110, megabytesPerMegapixel: 20 },
};
const ENCODING_MS = 200;
const HEAVY_MEGABYTES = 200;

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
