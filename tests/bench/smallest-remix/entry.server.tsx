import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { compressBody } from "#server/http/page-cache/compression";

/** Renders the whole page and sends one compressed response, as Popote does. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const stream = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady: () => stream.pipe(collector),
      onError: reject,
    });
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const body = await compressBody(request, html, headers);
  return new Response(new Uint8Array(body), { status, headers });
}
