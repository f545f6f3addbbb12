import { pipeline, type Readable, type Transform } from "node:stream";
import { createGzip } from "node:zlib";
import { compressBody, pickEncoding } from "../page-cache/compression";
import type { RequestContext } from "../pipeline/load-context-type";

export interface Download {
  name: string;
  type: string;
  body: string | Readable;
}

/** Browsers save the response; if one opens it, nothing in it can run. */
export async function createDownload(
  request: Request,
  context: RequestContext,
  { name, type, body }: Download,
): Promise<Response> {
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": formatDisposition(name),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
  const isHead = request.method === "HEAD";
  if (typeof body === "string") {
    const bytes = await compressBody(request, Buffer.from(body), headers);
    return new Response(isHead ? null : new Uint8Array(bytes), { headers });
  }
  const sent = compressStream(request, body, headers);
  if (isHead) sent.destroy();
  return new Response(isHead ? null : toWebStream(sent, context), { headers });
}

function compressStream(request: Request, body: Readable, headers: Headers): Readable {
  const isPacked = headers.get("Content-Type") === "application/zip";
  const encoding = pickEncoding(request.headers.get("Accept-Encoding") ?? "");
  if (isPacked || encoding === "identity") return body;
  headers.set("Content-Encoding", "gzip");
  headers.append("Vary", "Accept-Encoding");
  return pipeThrough(body, createGzip());
}

function pipeThrough(from: Readable, transform: Transform): Readable {
  pipeline(from, transform, () => {});
  return transform;
}

/** Reads only as fast as the client; Remix would buffer the whole file in memory. */
function toWebStream(body: Readable, context: RequestContext): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const isWaitedFor = await context.drained();
        const { done, value } = isWaitedFor ? await pieces.next() : { done: true };
        if (!done) return controller.enqueue(Buffer.from(value));
        body.destroy();
        controller.close();
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** RFC 6266 and RFC 8187: an ASCII name first, for clients that cannot read the full one. */
function formatDisposition(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
