import sharp from "sharp";

/** EXIF's "rotated by a quarter": stored lying, seen standing. */
const QUARTER_TURN = 6;
/** Stands in a photo's EXIF as it is: whoever finds it there finds the place as well. */
export const GPS_DATUM = "WGS-84";

/** A photo of 9 megapixels as a phone makes it: held upright, and it tells where it was taken. */
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
