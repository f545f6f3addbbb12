import { createHash, type Hash } from "node:crypto";
import type { IncomingMessage } from "node:http";

const BOUNDARY = /\bboundary="?([^";]{16,70})"?/i;
/** More parts than a form of ours can have: what follows is digested as it is. */
const MAX_BOUNDARIES = 3_000;

/**
 * Digests a body while it is read, and holds nothing of it. A browser parts the fields of a form by
 * another boundary each time that it sends it, so boundaries do not count. The function returned
 * gives the digest; undefined until the body was read to its end.
 */
export function bodyDigestOf(request: IncomingMessage): () => string | undefined {
  const hash = createHash("sha256");
  const [, boundary] = BOUNDARY.exec(request.headers["content-type"] ?? "") ?? [];
  const digested = boundary ? withoutBoundary(hash, Buffer.from(boundary)) : asItIs(hash);
  let digest: string | undefined;
  request.on("data", digested.take);
  request.on("end", () => {
    digested.end();
    digest = hash.digest("hex");
  });
  return () => digest;
}

function asItIs(hash: Hash) {
  return { take: (chunk: Buffer) => void hash.update(chunk), end() {} };
}

function withoutBoundary(hash: Hash, boundary: Buffer) {
  let rest = Buffer.alloc(0);
  let boundaries = 0;
  return {
    take(chunk: Buffer) {
      const bytes = Buffer.concat([rest, chunk]);
      let from = 0;
      while (boundaries < MAX_BOUNDARIES) {
        const at = bytes.indexOf(boundary, from);
        if (at < 0) break;
        hash.update(bytes.subarray(from, at)).update("\0");
        from = at + boundary.length;
        boundaries += 1;
      }
      // The beginning of a boundary may be at the end of a chunk.
      const end = Math.max(from, bytes.length - boundary.length + 1);
      hash.update(bytes.subarray(from, end));
      rest = bytes.subarray(end);
    },
    end() {
      hash.update(rest);
    },
  };
}
