import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "#server/platform/config";
import { type SigningKey, signatureFault } from "./s3-signature";

interface StoredObject {
  bytes: Buffer;
  meta: IncomingHttpHeaders;
  changedAt: Date;
}

/** Faults of the next requests, one each; "half" breaks off in the middle of the body. */
export type Trouble = "silent" | "half" | "other" | { status: number; code?: string };

export interface S3StandIn {
  settings: BucketSettings;
  objects: Map<string, StoredObject>;
  /** How far its clock is ahead of ours. */
  aheadMs: number;
  requests: string[];
  /** `always` applies to every request; keys for which `isAway` is true answer 503. */
  trouble: { next: Trouble[]; always?: Trouble; isAway?: (key: string) => boolean };
}

const BUCKET = "popote";
const PAGE = 2;
const MALFORMED = ["AuthorizationHeaderMalformed", "XAmzContentSHA256Mismatch"];

/** The subset of S3 that Popote uses; checks each signature (SigV4), fails on demand. */
export async function startS3(
  given: Partial<BucketSettings> = {},
): Promise<S3StandIn & { stop(): void }> {
  const key = { region: "eu-test-1", accessKeyId: "cook", secretAccessKey: "leek/soup+secret" };
  const stand: S3StandIn = {
    settings: { bucket: BUCKET, prefix: "", endpoint: "", ...key, ...given },
    objects: new Map(),
    aheadMs: 0,
    requests: [],
    trouble: { next: [] },
  };
  const server = createServer((request, response) => {
    answer(stand, key, request, response).catch((error) => response.destroy(error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  stand.settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(stand, { stop });
}

async function answer(
  stand: S3StandIn,
  key: SigningKey,
  request: IncomingMessage,
  to: ServerResponse,
) {
  const url = new URL(request.url ?? "", stand.settings.endpoint);
  const [, bucket = "", object = ""] =
    /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const body = await buffer(request);
  stand.requests.push(`${request.method} ${object}`);
  const trouble = stand.trouble.next.shift() ?? stand.trouble.always;
  if (stand.trouble.isAway?.(object)) return refuse(to, 503);
  if (trouble === "silent") return;
  if (typeof trouble === "object") return refuse(to, trouble.status, trouble.code);
  const fault = signatureFault(key, request, url, body, Date.now() + stand.aheadMs);
  if (fault) return refuse(to, MALFORMED.includes(fault) ? 400 : 403, fault);
  if (bucket !== BUCKET) return refuse(to, 404, "NoSuchBucket");
  if (request.method === "GET" && object === "") return list(stand, url, to);
  if (request.method === "GET") return give(stand, object, request, url, to, trouble);
  if (request.method === "PUT") return take(stand, object, request, body, to, trouble);
  stand.objects.delete(object);
  to.writeHead(204).end();
}

function give(
  { objects }: S3StandIn,
  object: string,
  { headers }: IncomingMessage,
  { searchParams }: URL,
  to: ServerResponse,
  trouble: Trouble | undefined,
): void {
  const found = objects.get(object);
  if (!found) {
    refuse(to, 404, "NoSuchKey");
    return;
  }
  const whole = trouble === "other" ? Buffer.from("something else") : found.bytes;
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  if (first !== undefined && Number(first) >= whole.length) {
    refuse(to, 416, "InvalidRange");
    return;
  }
  const sent = first === undefined ? whole : whole.subarray(Number(first), Number(last) + 1);
  const range =
    first === undefined ? {} : { "content-range": `bytes ${first}-${last}/${whole.length}` };
  const asked = [...searchParams].flatMap(([name, value]) => {
    const header = /^response-(.*)$/.exec(name)?.[1];
    return header ? [[header, value]] : [];
  });
  to.writeHead(first === undefined ? 200 : 206, {
    ...found.meta,
    ...Object.fromEntries(asked),
    ...range,
    "content-length": sent.length,
  });
  if (trouble !== "half") to.end(sent);
  else to.write(sent.subarray(0, sent.length / 2), () => to.destroy());
}

function take(
  { objects }: S3StandIn,
  object: string,
  { headers }: IncomingMessage,
  bytes: Buffer,
  to: ServerResponse,
  trouble: Trouble | undefined,
): void {
  const source = String(headers["x-amz-copy-source"] ?? "");
  const copied = objects.get(decodeURIComponent(source.replace(`/${BUCKET}/`, "")));
  if (trouble === "half") to.destroy();
  else if (source && !copied) refuse(to, 404, "NoSuchKey");
  else if (source && trouble === "other") refuse(to, 200, "InternalError");
  else {
    const isMeta = ([name]: [string, unknown]) => name.startsWith("x-amz-meta-");
    const meta = Object.fromEntries(Object.entries(headers).filter(isMeta));
    objects.set(object, { bytes, meta, ...copied, changedAt: new Date() });
    to.writeHead(200).end(source ? "<CopyObjectResult></CopyObjectResult>" : "");
  }
}

function list({ objects }: S3StandIn, { searchParams }: URL, to: ServerResponse): void {
  const prefix = searchParams.get("prefix") ?? "";
  const after = searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, Number(searchParams.get("max-keys") ?? PAGE));
  const isMore = keys.length > page.length;
  const contents = page.map((key) => {
    const { bytes, changedAt } = objects.get(key) as StoredObject;
    const name = key.replaceAll("&", "&amp;");
    return `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  to.writeHead(200).end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
  );
}

function refuse(to: ServerResponse, status: number, code = "Refused"): void {
  to.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
