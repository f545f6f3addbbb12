import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Unreachable } from "./unreachable";

const DECODERS: Record<string, () => Duplex> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** `maxBytes` limits the received and the unpacked size (zip bombs). Throws Unreachable. */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (!decoder && encoding !== "" && encoding !== "identity") throw new Unreachable("broken");
  if (Number(response.headers["content-length"]) > maxBytes) throw new Unreachable("tooLarge");
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of limitBytes(maxBytes)(source)) chunks.push(chunk);
  };
  if (decoder) await pipeline(response, limitBytes(maxBytes), decoder(), collect, { signal });
  else await pipeline(response, collect, { signal });
  return Buffer.concat(chunks);
}

function limitBytes(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Unreachable("tooLarge");
      yield chunk;
    }
  };
}
