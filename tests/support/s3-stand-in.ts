import { onTestFinished } from "vitest";
import type { BucketSettings } from "#server/platform/config";
import { type S3StandIn, startS3 } from "./s3-server";

export type { S3StandIn, Trouble } from "./s3-server";

export async function openS3StandIn(given: Partial<BucketSettings> = {}): Promise<S3StandIn> {
  const stand = await startS3(given);
  onTestFinished(stand.stop);
  return stand;
}
