import { AwsV4Signer } from "aws4fetch";
import type { BucketSettings } from "../../config";
import type { DirectAddress } from "../file-store";
import { buildBucketUrl } from "./bucket-url";

/** All callers within a window get the same URL, so that a CDN can cache it. */
const WINDOW_SECONDS = 1_800;
const OPEN_SECONDS = 3_600;
/** A year: the content of a key never changes. */
const KEPT = "public, max-age=31536000, immutable";

// AWS, "Authenticating Requests: Using Query Parameters"; a proxy sends the bucket's own host.
export async function presignAddress(
  settings: BucketSettings & { imagesOrigin: string },
  cache: Map<string, ArrayBuffer>,
  key: string,
  now = Date.now(),
): Promise<DirectAddress> {
  const nowSeconds = Math.floor(now / 1_000);
  const begin = nowSeconds - (nowSeconds % WINDOW_SECONDS);
  const query = {
    "X-Amz-Expires": String(OPEN_SECONDS),
    "response-cache-control": KEPT,
    "response-content-type": "image/webp",
  };
  const signer = new AwsV4Signer({
    ...settings,
    service: "s3",
    cache,
    method: "GET",
    url: buildBucketUrl(settings, key, query).href,
    datetime: new Date(begin * 1_000).toISOString().replace(/[:-]|\.\d{3}/g, ""),
    signQuery: true,
  });
  const { pathname, search } = (await signer.sign()).url;
  return {
    url: settings.imagesOrigin + pathname + search,
    seconds: begin + WINDOW_SECONDS - nowSeconds,
  };
}
