import type { BucketClient } from "./client";

interface BucketObject {
  key: string;
  bytes: number;
  changedAt: number;
}

export async function* listBucket(
  client: BucketClient,
  prefix: string,
): AsyncGenerator<BucketObject> {
  for (let token: string | undefined; ; ) {
    const next: Record<string, string> = token === undefined ? {} : { "continuation-token": token };
    const query = { "list-type": "2", prefix, ...next };
    const xml = (await client.send({ method: "GET", query })).body.toString();
    for (const [, content = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        key: readTag(content, "Key") ?? "",
        bytes: Number(readTag(content, "Size")),
        changedAt: Date.parse(readTag(content, "LastModified") ?? ""),
      };
    }
    token = readTag(xml, "NextContinuationToken");
    if (readTag(xml, "IsTruncated") !== "true" || token === undefined) return;
  }
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function readTag(xml: string, tag: string): string | undefined {
  const value = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(xml)?.[1];
  return value?.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
