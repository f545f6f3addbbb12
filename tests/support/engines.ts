import { inject, onTestFinished } from "vitest";
import type { DatabaseLocation } from "#server/platform/db/engine";
import { type Db, pickEngine } from "#server/platform/db/open";
import { emptyFolder } from "./folders";
import { createEmpty, dropDatabase } from "./postgres";
import { openS3StandIn } from "./s3-stand-in";

export function openAt<At extends DatabaseLocation>(place: At): At & { db: Db } {
  const db = pickEngine(place).open(place);
  onTestFinished(() => db.destroy());
  return { ...place, db };
}

export async function openSnapshot(place: DatabaseLocation): Promise<Db> {
  const snapshot = await pickEngine(place).openSnapshot(place);
  onTestFinished(() => snapshot.destroy());
  return snapshot;
}

export async function createServerDatabase(name: string): Promise<Required<DatabaseLocation>> {
  const socket = inject("postgres") ?? "";
  const databaseUrl = await createEmpty(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  return { dataDir: emptyFolder(), databaseUrl };
}

export async function openBucket() {
  const stand = await openS3StandIn();
  const { bucket, endpoint = "", region, accessKeyId, secretAccessKey } = stand.settings;
  return {
    ...stand,
    images: `s3://${bucket}`,
    keys: {
      S3_ENDPOINT: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  };
}
