import sharp from "sharp";

/** EXIF orientation for a quarter turn. */
const QUARTER_TURN = 6;
/** Stored in EXIF as plain text: a file that contains it contains the location too. */
export const GPS_DATUM = "WGS-84";

/** A photo of 9 megapixels like a phone's: rotated by EXIF, with its location. */
export function phonePhoto(): Promise<Buffer> {
  const plate = `<svg width="3600" height="2500"><rect width="100%" height="100%" fill="#c8a26a"/>
    <circle cx="1800" cy="1250" r="1000" fill="#fff"/>
    <circle cx="1800" cy="1250" r="700" fill="#bf3d0e"/></svg>`;
  return sharp(Buffer.from(plate))
    .withExif({
      IFD0: { Make: "Popote" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "48/1 51/1 24/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "2/1 21/1 3/1",
        GPSMapDatum: GPS_DATUM,
      },
    })
    .withMetadata({ orientation: QUARTER_TURN })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A photo of 12 megapixels above the limit of 10 MB: noise hardly compresses. */
export function hugePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
