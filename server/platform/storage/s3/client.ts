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

interface BucketRequest {
  method: "GET" | "PUT" | "DELETE";
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
  /** Throws the error of `toOutageError`, and BucketRefusal for errors that a retry cannot fix. */
  send(request: BucketRequest): Promise<BucketResponse>;
  transfer(request: BucketRequest, carried: Transfer): Promise<BucketResponse>;
  toOutageError: ToOutageError;
}

/** Callbacks may run once per attempt. */
interface Transfer {
  give?: { sha256: string; bytes: number; open(): NodeJS.ReadableStream };
  save?(content: IncomingMessage): Promise<void>;
  check?(answer: BucketResponse): void;
}

/** Private addresses are allowed: the operator chose the endpoint. */
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

const LOST = ["BadDigest", "IncompleteBody", "RequestTimeout", "XAmzContentSHA256Mismatch"];

/** A copy that fails halfway answers 200 with an error in its body. */
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
