import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Renders a page to HTML. Rejects with the error of any part, where React would leave the part empty. */
export function renderNode(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // React 18 pads its buffers with NULs where a multi-byte character did not fit.
        resolve(Buffer.concat(chunks).toString().replaceAll("\0", ""));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(collector),
      onError: reject,
    });
  });
}
