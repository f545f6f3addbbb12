import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { copyTemplate, dropDatabase } from "./postgres";
import { type S3StandIn, startS3 } from "./s3-server";

export const JOURNEY_SOCKET = "POPOTE_TEST_SOCKET";

interface Shared {
  databaseUrl: string;
  environment: Record<string, string>;
  /** Copies the images a journey put into a data folder to the bucket. */
  takeImages(dataDir: string): void;
  drop(): Promise<void>;
}

/** Creates a PostgreSQL database and a bucket for one journey; undefined on SQLite. */
export async function openShared(name: string): Promise<Shared | undefined> {
  const socket = process.env[JOURNEY_SOCKET];
  if (!socket) return undefined;
  const databaseUrl = await copyTemplate(socket, name);
  const s3 = await startS3();
  return {
    databaseUrl,
    environment: { DATABASE_URL: databaseUrl, ...bucketEnvironment(s3) },
    takeImages: (dataDir) => copyImages(dataDir, s3),
    async drop() {
      s3.stop();
      await dropDatabase(socket, name);
    },
  };
}

export function bucketEnvironment({ settings }: S3StandIn): Record<string, string> {
  return {
    PICTURES: `s3://${settings.bucket}`,
    S3_ENDPOINT: settings.endpoint ?? "",
    AWS_REGION: settings.region,
    AWS_ACCESS_KEY_ID: settings.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

function copyImages(dataDir: string, { objects }: S3StandIn): void {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const place = path.join(file.parentPath, file.name);
    const key = path.relative(dataDir, place);
    if (!key.startsWith("images/")) continue;
    objects.set(key, { bytes: readFileSync(place), meta: {}, changedAt: new Date() });
  }
}
