import { inject, onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { openPostgres } from "#server/platform/db/postgres/open";
import { CAST, type Who } from "./cast";
import { type Client, createClient } from "./client";
import { emptyFolder } from "./folders";
import { type PopoteProcess, spawnPopote } from "./popote-process";
import { copyTemplate, dropDatabase } from "./postgres";
import { openS3StandIn } from "./s3-stand-in";

/** A PostgreSQL database with the template's users, an empty bucket, and settings for both. */
export async function openPlaces(name: string) {
  const socket = inject("postgres") ?? "";
  const databaseUrl = await copyTemplate(socket, name);
  onTestFinished(() => dropDatabase(socket, name));
  const db = openPostgres(databaseUrl);
  onTestFinished(() => db.destroy());
  const { settings: bucket, objects, trouble } = await openS3StandIn();
  const settings = {
    DATABASE_URL: databaseUrl,
    PICTURES: `s3://${bucket.bucket}`,
    S3_ENDPOINT: bucket.endpoint ?? "",
    AWS_REGION: bucket.region,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
  return { db, objects, trouble, settings };
}

export interface Node extends PopoteProcess {
  as(who: Who, headers?: Record<string, string>): Promise<Client>;
}

export const WORKS = /^this node runs the background work$/m;

/** Starts a node for each of these settings; they are killed after the test. */
export async function startNodes(name: string, ...each: Record<string, string>[]) {
  const { db, objects, trouble, settings } = await openPlaces(name);
  const start = async (own: Record<string, string> = {}): Promise<Node> => {
    const node = await spawnPopote(emptyFolder(), { TRUSTED_PROXIES: "1", ...settings, ...own });
    onTestFinished(() => void node.child.kill("SIGKILL"));
    return {
      ...node,
      async as(who, headers) {
        const known = who !== "nobody" && { userId: CAST[who].id, userAgent: "test" };
        return createClient(node.origin, known ? await openSession(db, known) : undefined, headers);
      },
    };
  };
  return { db, objects, trouble, settings, start, nodes: await Promise.all(each.map(start)) };
}
