import type { ImageHeader } from "./decoder-processes";

const MEGA = 1_000_000;
const MAX_MEGAPIXELS = 50;
/** Peak memory for one image, including the decoder process. */
const MAX_MEGABYTES = 300;
const DECODER_MEGABYTES = 65;

/** Names used by sharp, but for the two of its "heif". */
type Format = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";
const FORMATS_BY_COMPRESSION: Record<string, Format> = { av1: "avif", hevc: "heic" };

interface Cost {
  /** CPU time to decode and shrink; doubled if progressive or interlaced. */
  msPerMegapixel: number;
  megabytesPerMegapixel: number;
  progressiveMegabytes?: number;
  timesWhereDeep?: number;
}

// Measured with sharp 0.35 on Node 20, one thread: noise of 12, 24 and 49 Mpx, the most expensive
// kind of each format. tests/bench/decoding.bench.ts verifies the values.
const COSTS: Record<Format, Cost> = {
  jpeg: { msPerMegapixel: 12, megabytesPerMegapixel: 0.7, progressiveMegabytes: 3.6 },
  png: {
    msPerMegapixel: 14,
    megabytesPerMegapixel: 1.5,
    progressiveMegabytes: 5.2,
    timesWhereDeep: 2.1,
  },
  webp: { msPerMegapixel: 38, megabytesPerMegapixel: 4.4 },
  gif: { msPerMegapixel: 22, megabytesPerMegapixel: 6 },
  avif: { msPerMegapixel: 110, megabytesPerMegapixel: 19.2, timesWhereDeep: 1.4 },
  // By heic-decode 2.1: a photo of 12 Mpx, as sharp encodes none.
  heic: { msPerMegapixel: 70, megabytesPerMegapixel: 15, timesWhereDeep: 1.4 },
};
const ENCODING_MS = 200;
const HEAVY_MEGABYTES = 200;

export function estimateCost(header: ImageHeader) {
  const { width, height, isProgressive } = header;
  const format = findFormat(header);
  if (!format) return undefined;
  const megapixels = (width * height) / MEGA;
  const milliseconds = megapixels * COSTS[format].msPerMegapixel * (isProgressive ? 2 : 1);
  const megabytes = DECODER_MEGABYTES + megapixels * megabytesPerMegapixel(format, header);
  return {
    isTooLarge: megapixels > MAX_MEGAPIXELS || megabytes > MAX_MEGABYTES,
    maxPixels: MAX_MEGAPIXELS * MEGA,
    milliseconds: Math.ceil(ENCODING_MS + milliseconds),
    isHeavy: megabytes > HEAVY_MEGABYTES,
  };
}

function megabytesPerMegapixel(format: Format, { isProgressive, isDeep }: ImageHeader): number {
  const { megabytesPerMegapixel, progressiveMegabytes, timesWhereDeep = 1 } = COSTS[format];
  const plain = (isProgressive && progressiveMegabytes) || megabytesPerMegapixel;
  return plain * (isDeep ? timesWhereDeep : 1);
}

function findFormat({ format, compression = "" }: ImageHeader): Format | undefined {
  if (format === "heif") return FORMATS_BY_COMPRESSION[compression];
  return Object.keys(COSTS).find((each): each is Format => each === format);
}
