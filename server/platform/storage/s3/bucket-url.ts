import type { BucketSettings } from "../../config";

/** With an endpoint the bucket is in the path (MinIO, Garage, Ceph); at Amazon it is in the host name. */
export function buildBucketUrl(
  { endpoint, region, bucket }: BucketSettings,
  key = "",
  query: Record<string, string> = {},
): URL {
  const amazon = `s3.${region}.amazonaws.com`;
  // A dot in a bucket's name does not fit Amazon's certificate.
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
