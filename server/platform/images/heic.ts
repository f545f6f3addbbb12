import { open } from "node:fs/promises";
import type { ImageSource } from "./decoder-processes";

/** ISO/IEC 23008-12: HEVC in a HEIF container, as phones store photos. AVIF has other brands. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
/** Generic containers name the codec among their compatible brands. */
const ANY_CODEC = new Set(["mif1", "msf1"]);
const HEADER_BYTES = 64;

export async function isHeic(source: ImageSource): Promise<boolean> {
  const header = Buffer.from(
    "path" in source ? await readHeader(source.path) : source.bytes.subarray(0, HEADER_BYTES),
  );
  if (header.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(header.readUInt32BE(0), header.length, HEADER_BYTES);
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(header.toString("latin1", at, at + 4));
  const major = header.toString("latin1", 8, 12);
  return BRANDS.has(major) || (ANY_CODEC.has(major) && brands.some((brand) => BRANDS.has(brand)));
}

async function readHeader(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
