import { pipeline, type Readable, type Transform } from "node:stream";
import { createGzip } from "node:zlib";
import type { AppLoadContext } from "@remix-run/node";
import { compressed, encodingFor } from "../page-cache/compression";

/** A file to keep: its name, its media type, and its text whole or as it comes. */
export interface Download {
  name: string;
  type: string;
  body: string | Readable;
}

/** The answer that a browser saves instead of showing; opened all the same, nothing in it may run. */
export async function downloadOf(
  request: Request,
  context: AppLoadContext,
  { name, type, body }: Download,
): Promise<Response> {
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": dispositionOf(name),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
  const isHead = request.method === "HEAD";
  if (typeof body === "string") {
    const bytes = await compressed(request, Buffer.from(body), headers);
    return new Response(isHead ? null : new Uint8Array(bytes), { headers });
  }
  const sent = packed(request, body, headers);
  if (isHead) sent.destroy();
  return new Response(isHead ? null : asDrained(sent, context), { headers });
}

/** A text on its way; an archive is packed already. */
function packed(request: Request, body: Readable, headers: Headers): Readable {
  const isPacked = headers.get("Content-Type") === "application/zip";
  const encoding = encodingFor(request.headers.get("Accept-Encoding") ?? "");
  if (isPacked || encoding === "identity") return body;
  headers.set("Content-Encoding", "gzip");
  headers.append("Vary", "Accept-Encoding");
  return through(body, createGzip());
}

/** The end of a pipe; whoever leaves it, or what fails in it, ends the whole. */
function through(from: Readable, transform: Transform): Readable {
  pipeline(from, transform, () => {});
  return transform;
}

/**
 * Asks for the next piece only once the line has taken the last, however slow it is: Remix itself
 * would put all of them in memory. Ends where nobody waits any more.
 */
function asDrained(body: Readable, context: AppLoadContext): ReadableStream<Uint8Array> {
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

/** The name as it is (RFC 6266, RFC 8187), after one in ASCII for those who do not read that. */
function dispositionOf(name: string): string {
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
