import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { BucketSettings } from "../../config";
import { newSecret } from "../../secrets";
import type { BorrowedFile, FileStore, ListedFile } from "../file-store";
import { encodeKey } from "./bucket-url";
import { type BucketClient, type BucketResponse, openBucketClient } from "./client";
import { BrokenResponse, BucketRefusal } from "./faults";
import { listBucket } from "./listing";
import { presignAddress } from "./presigned-address";
import { type RetryPolicy, USUAL_RETRIES } from "./retry";

const SHA256 = "x-amz-meta-sha256";
/** Allows for files of hundreds of megabytes. */
const FILE_MS = 600_000;

export function openBucketStore(
  settings: BucketSettings,
  workFolder: string,
  retries: RetryPolicy = USUAL_RETRIES,
): FileStore {
  const client = reportRefusals(openBucketClient(settings, retries));
  const slow = reportRefusals(openBucketClient(settings, { ...retries, deadlineMs: FILE_MS }));
  const full = (key: string) => settings.prefix + key;
  return {
    put: (key, bytes) => put(client, full(key), bytes),
    putFile: (key, file) => putFile(slow, full(key), file),
    copy: (from, to) => copy(client, settings.bucket, full(from), full(to)),
    get: (key) => get(client, full(key)),
    peek: (key, length) => peek(client, full(key), length),
    borrow: (key) => borrow(slow, full(key), workFolder),
    remove: (key) => remove(client, full(key)),
    list: (folder) => list(client, full(`${folder}/`), settings.prefix.length),
    findPath: () => undefined,
    createDirectAddress: createPresigner(settings),
    describeLocation: (key) => `s3://${settings.bucket}/${full(key)}`,
  };
}

function createPresigner({
  imagesOrigin,
  ...settings
}: BucketSettings): FileStore["createDirectAddress"] {
  if (!imagesOrigin) return undefined;
  const signingKeys = new Map<string, ArrayBuffer>();
  return (key) => presignAddress({ ...settings, imagesOrigin }, signingKeys, settings.prefix + key);
}

/** At run time a refusal is reported as an outage; the log has the reason. */
function reportRefusals(client: BucketClient): BucketClient {
  const orAway = <Done>(work: Promise<Done>) =>
    work.catch((error): never => {
      throw error instanceof BucketRefusal ? client.toOutageError(error) : error;
    });
  return {
    toOutageError: client.toOutageError,
    send: (request) => orAway(client.send(request)),
    transfer: (request, carried) => orAway(client.transfer(request, carried)),
  };
}

/** The bucket verifies the signed checksum and rejects other content. */
async function put(client: BucketClient, key: string, body: Buffer): Promise<void> {
  await client.send({ method: "PUT", key, body, headers: { [SHA256]: hashBytes(body) } });
}

async function putFile(client: BucketClient, key: string, file: string): Promise<void> {
  try {
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    const sha256 = hash.digest("hex");
    const { size: bytes } = await stat(file);
    const give = { sha256, bytes, open: () => createReadStream(file) };
    await client.transfer({ method: "PUT", key, headers: { [SHA256]: sha256 } }, { give });
  } finally {
    await rm(file, { force: true });
  }
}

async function copy(client: BucketClient, bucket: string, from: string, to: string): Promise<void> {
  const headers = { "x-amz-copy-source": `/${bucket}/${encodeKey(from)}` };
  const { status } = await client.send({ method: "PUT", key: to, headers });
  if (status === 404) throw new Error(`${from} is not in the bucket`);
}

/** Node itself detects a truncated body. */
async function get(client: BucketClient, key: string): Promise<Buffer | undefined> {
  const check = ({ headers, body }: BucketResponse) =>
    refuseChecksumMismatch(key, headers, hashBytes(body));
  const { status, body } = await client.transfer({ method: "GET", key }, { check });
  return status === 404 ? undefined : body;
}

/** Files stored by other programs have no checksum. */
function refuseChecksumMismatch(key: string, headers: IncomingHttpHeaders, sha256: string): void {
  const expected = headers[SHA256];
  if (expected === undefined || expected === sha256) return;
  throw new BrokenResponse(`${key} is not what was stored`);
}

async function peek(client: BucketClient, key: string, length: number) {
  const headers = { range: `bytes=0-${length - 1}` };
  const { status, headers: answered, body } = await client.send({ method: "GET", key, headers });
  if (status === 404) return undefined;
  if (status === 416) return { head: Buffer.alloc(0), bytes: 0 };
  const total = /\/(\d+)$/.exec(answered["content-range"] ?? "")?.[1];
  return { head: body.subarray(0, length), bytes: total ? Number(total) : body.length };
}

async function borrow(
  client: BucketClient,
  key: string,
  workFolder: string,
): Promise<BorrowedFile | undefined> {
  const file = path.join(workFolder, newSecret());
  const release = () => rm(file, { force: true });
  await mkdir(workFolder, { recursive: true });
  try {
    const save = async (content: IncomingMessage) => {
      const hash = createHash("sha256");
      content.on("data", (chunk) => hash.update(chunk));
      await pipeline(content, createWriteStream(file, { mode: 0o600 }));
      refuseChecksumMismatch(key, content.headers, hash.digest("hex"));
    };
    const { status } = await client.transfer({ method: "GET", key }, { save });
    return status === 404 ? undefined : { path: file, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function remove(client: BucketClient, key: string): Promise<void> {
  await client.send({ method: "DELETE", key });
}

async function* list(
  client: BucketClient,
  prefix: string,
  ownLength: number,
): AsyncGenerator<ListedFile> {
  for await (const { key, ...stats } of listBucket(client, prefix)) {
    yield { key: key.slice(ownLength), stat: async () => stats };
  }
}

function hashBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
