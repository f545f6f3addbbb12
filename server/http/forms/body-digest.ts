import { createHash, type Hash } from "node:crypto";
import type { IncomingMessage } from "node:http";

const BOUNDARY = /\bboundary="?([^";]{16,70})"?/i;
const MAX_BOUNDARIES = 3_000;

/** Skips boundaries: a browser picks a new one each time it sends the same form. */
export function digestBody(request: IncomingMessage): () => string | undefined {
  const hash = createHash("sha256");
  const [, boundary] = BOUNDARY.exec(request.headers["content-type"] ?? "") ?? [];
  const digested = boundary
    ? digestWithoutBoundary(hash, Buffer.from(boundary))
    : digestPlainly(hash);
  let digest: string | undefined;
  request.on("data", digested.update);
  request.on("end", () => {
    digested.end();
    digest = hash.digest("hex");
  });
  return () => digest;
}

function digestPlainly(hash: Hash) {
  return { update: (chunk: Buffer) => void hash.update(chunk), end() {} };
}

function digestWithoutBoundary(hash: Hash, boundary: Buffer) {
  let rest = Buffer.alloc(0);
  let boundaries = 0;
  return {
    update(chunk: Buffer) {
      const bytes = Buffer.concat([rest, chunk]);
      let from = 0;
      while (boundaries < MAX_BOUNDARIES) {
        const at = bytes.indexOf(boundary, from);
        if (at < 0) break;
        hash.update(bytes.subarray(from, at)).update("\0");
        from = at + boundary.length;
        boundaries += 1;
      }
      // A boundary may be split between two chunks.
      const end = Math.max(from, bytes.length - boundary.length + 1);
      hash.update(bytes.subarray(from, end));
      rest = bytes.subarray(end);
    },
    end() {
      hash.update(rest);
    },
  };
}
