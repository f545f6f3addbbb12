import { createHash } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import type { BucketSettings } from "../../config";
import { buildBucketUrl } from "./bucket-url";
import { BrokenResponse, BucketRefusal } from "./faults";
import {
  createOutageReporter,
  type RetryPolicy,
  type ToOutageError,
  USUAL_RETRIES,
  withRetries,
} from "./retry";

export interface BucketRequest {
  method: "GET" | "PUT" | "DELETE";
  /** Undefined for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface BucketResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface BucketClient {
  /** Throws what `away` makes, and BucketRefusal for what asking again does not change. */
  send(request: BucketRequest): Promise<BucketResponse>;
  /** As `ask`, of a file, or of what can be checked. */
  transfer(request: BucketRequest, carried: Transfer): Promise<BucketResponse>;
  toOutageError: ToOutageError;
}

/** All may happen several times. */
export interface Transfer {
  give?: { sha256: string; bytes: number; open(): NodeJS.ReadableStream };
  /** Throws BrokenResponse where the body is not whole. */
  save?(content: IncomingMessage): Promise<void>;
  check?(answer: BucketResponse): void;
}

/** The operator chose the endpoint: it may be a private address. */
export function openBucketClient(
  settings: BucketSettings,
  retries: RetryPolicy = USUAL_RETRIES,
  toOutageError: ToOutageError = createOutageReporter(),
): BucketClient {
  const agent = createAgent(settings);
  const keys = new Map<string, ArrayBuffer>();
  const transfer = (request: BucketRequest, carried: Transfer) =>
    withRetries(retries, toOutageError, async (signal) => {
      const { url, headers } = await signRequest(settings, keys, request, carried);
      const sending = { method: request.method, headers, agent, signal };
      const response = await sendRequest(url, sending, retries, request.body, carried.give);
      const status = response.statusCode ?? 0;
      if (carried.save && status < 300) {
        await carried.save(response);
        return { status, headers: response.headers, body: Buffer.alloc(0) };
      }
      const answer = { status, headers: response.headers, body: await buffer(response) };
      refuseBroken(answer);
      carried.check?.(answer);
      return answer;
    });
  return { toOutageError, transfer, send: (request) => transfer(request, {}) };
}

const createAgent = ({ endpoint }: BucketSettings) => {
  const settings = { keepAlive: true, maxSockets: 64 };
  return endpoint?.startsWith("http:") ? new http.Agent(settings) : new https.Agent(settings);
};

async function signRequest(
  settings: BucketSettings,
  cache: Map<string, ArrayBuffer>,
  { method, key, query, headers, body }: BucketRequest,
  { give }: Transfer,
) {
  const sha256 =
    give?.sha256 ??
    createHash("sha256")
      .update(body ?? "")
      .digest("hex");
  const length = give?.bytes ?? body?.length;
  const signer = new AwsV4Signer({
    ...settings,
    service: "s3",
    cache,
    method,
    url: buildBucketUrl(settings, key, query).href,
    headers: { ...headers, "X-Amz-Content-Sha256": sha256 },
  });
  const { url, headers: made } = await signer.sign();
  const sent: http.OutgoingHttpHeaders = Object.fromEntries(made);
  if (method === "PUT") sent["content-length"] = length ?? 0;
  return { url, headers: sent };
}

/** A connection on which nothing moves is given up. */
function sendRequest(
  url: URL,
  sending: https.RequestOptions,
  { silentMs }: RetryPolicy,
  body: Buffer | undefined,
  give: Transfer["give"],
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request: send } = url.protocol === "http:" ? http : https;
    const request = send(url, sending, resolve);
    request.setTimeout(silentMs, () => request.destroy(new BrokenResponse("it is silent")));
    request.on("error", reject);
    const content = give?.open();
    if (!content) request.end(body);
    else content.once("error", (error) => request.destroy(error as Error)).pipe(request);
  });
}

/** Of what is sent, something was lost on the way. */
const LOST = ["BadDigest", "IncompleteBody", "RequestTimeout", "XAmzContentSHA256Mismatch"];

/** A copy that fails half-way answers 200, and says so in its body. */
function refuseBroken({ status, body }: BucketResponse): void {
  const isError = status >= 300 && status !== 404 && status !== 416;
  const code = parseErrorCode(status, body);
  const isLost = code !== undefined && LOST.includes(code);
  if (status >= 500 || status === 429 || isLost || (status === 200 && code)) {
    throw new BrokenResponse(`it answers ${status} ${code ?? ""}`.trim());
  }
  if (isError || code === "NoSuchBucket") throw new BucketRefusal(status, code);
}

function parseErrorCode(status: number, body: Buffer): string | undefined {
  const start = body.toString("latin1", 0, 500);
  if (status === 200 && !/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(start)) return undefined;
  return /<Code>(\w+)<\/Code>/.exec(start)?.[1];
}
