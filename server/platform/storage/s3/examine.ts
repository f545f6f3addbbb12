import type { BucketSettings } from "../../config";
import { StorageFault } from "../../db/storage-fault";
import { openBucketClient } from "./client";
import { BucketRefusal } from "./faults";
import type { RetryPolicy } from "./retry";

/** Node's certificate errors (nodejs.org/api/tls.html, "X509 certificate error codes"). */
const NOT_TRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|INVALID_(CA|PURPOSE)/;
const PROBE = ".popote-write-probe";

export async function examineBucket(
  settings: BucketSettings,
  retries?: RetryPolicy,
): Promise<void> {
  const client = openBucketClient(settings, retries, (cause) => cause);
  const key = settings.prefix + PROBE;
  try {
    await client.send({ method: "GET", query: { "list-type": "2", "max-keys": "1", prefix: key } });
    await client.send({ method: "PUT", key, body: Buffer.from("Popote") });
    await client.send({ method: "GET", key });
    await client.send({ method: "DELETE", key });
  } catch (error) {
    throw new StorageFault(`PICTURES: ${describeBucketError(error as Error, settings)}`);
  }
}

function describeBucketError(
  error: Error,
  { bucket, endpoint = "Amazon", region }: BucketSettings,
): string {
  if (!(error instanceof BucketRefusal)) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined && NOT_TRUSTED.test(code)) {
      return `the certificate of ${endpoint} is not one that Node trusts (${code}). If it is from your own certificate authority, set NODE_EXTRA_CA_CERTS to the authority's certificate.`;
    }
    return `the bucket ${bucket} at ${endpoint} does not serve (${code ?? message}). Check S3_ENDPOINT, or start Popote again once it does.`;
  }
  const answer = `${error.status} ${error.code ?? ""}`.trim();
  if (error.code === "RequestTimeTooSkewed") {
    return `the bucket ${bucket} at ${endpoint} refuses Popote because of this machine's clock (${answer}). Correct it: it says ${new Date().toISOString()}.`;
  }
  switch (error.status) {
    case 401:
    case 403:
      return `the bucket ${bucket} at ${endpoint} refuses Popote (${answer}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that this key may list, read, write and delete there.`;
    case 404:
      return `there is no bucket ${bucket} at ${endpoint} (${answer}). Create it, or set PICTURES to another one.`;
    default:
      return `the bucket ${bucket} at ${endpoint} rejects Popote's requests (${answer}). Check S3_ENDPOINT, and AWS_REGION, which is ${region}.`;
  }
}
