import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The smallest size before the time grows eightfold. */
const BROTLI_QUALITY = 7;
/** As a power of two; a window no larger than the page is cheaper to set up. */
const MIN_WINDOW = 16;
const MAX_WINDOW = 22;
const MIN_BYTES = 1_000;

export async function compressBody(
  request: Request,
  body: Buffer,
  headers: Headers,
): Promise<Buffer> {
  headers.append("Vary", "Accept-Encoding");
  if (body.length < MIN_BYTES) return body;
  const encoding = pickEncoding(request.headers.get("Accept-Encoding") ?? "");
  if (encoding === "identity") return body;
  headers.set("Content-Encoding", encoding);
  if (encoding === "gzip") return gzipped(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: pickWindow(body.length),
    },
  });
}

function pickWindow(bytes: number): number {
  return Math.min(MAX_WINDOW, Math.max(MIN_WINDOW, Math.ceil(Math.log2(bytes))));
}

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number] | "identity";

/** Browsers send a few different ones. */
const MAX_PICKED = 100;
const MAX_ACCEPTED = 100;
const picked = new LRUCache<string, Encoding>({ max: MAX_PICKED });

/** RFC 9110, 12.5.3. */
export function pickEncoding(accepted: string): Encoding {
  if (accepted === "") return "identity";
  const known = picked.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted);
  if (accepted.length <= MAX_ACCEPTED) picked.set(accepted, encoding);
  return encoding;
}

function negotiate(accepted: string): Encoding {
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? "identity";
}
