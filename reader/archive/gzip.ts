import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ArchiveError } from "./archive-error";

const unpack = promisify(gunzip);

export async function unpackGzip(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new ArchiveError(isTooLarge ? "tooLarge" : "damaged");
  }
}

export function hasGzipSignature(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}
