import sharp from "sharp";

/** A photo like a phone's, with location and author. */
export async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#a30" } })
    .withExif({
      IFD0: { Copyright: "Alice" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

export function imageCall(bytes: Buffer, part = "file"): FormData {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)]), "dish.jpg");
  return form;
}

export function withFile(
  fields: Record<string, string>,
  bytes: Buffer,
  name = "dish.jpg",
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("image", new Blob([new Uint8Array(bytes)]), name);
  return form;
}
