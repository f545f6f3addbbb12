import type { BucketClient } from "./client";

export interface Listed {
  key: string;
  bytes: number;
  changedAt: number;
}

/** A thousand at a time (ListObjectsV2). */
export async function* listBucket(client: BucketClient, prefix: string): AsyncGenerator<Listed> {
  for (let token: string | undefined; ; ) {
    const next: Record<string, string> = token === undefined ? {} : { "continuation-token": token };
    const query = { "list-type": "2", prefix, ...next };
    const xml = (await client.ask({ method: "GET", query })).body.toString();
    for (const [, content = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        key: textIn(content, "Key") ?? "",
        bytes: Number(textIn(content, "Size")),
        changedAt: Date.parse(textIn(content, "LastModified") ?? ""),
      };
    }
    token = textIn(xml, "NextContinuationToken");
    if (textIn(xml, "IsTruncated") !== "true" || token === undefined) return;
  }
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function textIn(xml: string, tag: string): string | undefined {
  const value = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(xml)?.[1];
  return value?.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
