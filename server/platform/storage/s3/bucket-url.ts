import type { BucketSettings } from "../../config";

/** Path style with an endpoint (MinIO, Garage, Ceph); host style at Amazon. */
export function buildBucketUrl(
  { endpoint, region, bucket }: BucketSettings,
  key = "",
  query: Record<string, string> = {},
): URL {
  const amazon = `s3.${region}.amazonaws.com`;
  // Amazon's certificate does not cover bucket names with a dot.
  const isInPath = endpoint !== undefined || bucket.includes(".");
  const base = isInPath
    ? `${endpoint ?? `https://${amazon}`}/${bucket}/`
    : `https://${bucket}.${amazon}/`;
  const url = new URL(base + encodeKey(key));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export function encodeKey(key: string): string {
  return key.split("/").map(encodeURIComponent).join("/");
}
