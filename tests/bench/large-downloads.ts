import { Worker } from "node:worker_threads";
import { openSession } from "#server/features/accounts/sessions";
import type * as Server from "#server/main";
import type { Db } from "#server/platform/db/open";

/** Requests come from another thread, which does not count as the server's. */
const CLIENT = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { address, headers } = workerData;
  fetch(address, { headers }).then(async (answer) =>
    parentPort.postMessage({ status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }));
`;

const BOOK_RECIPES = 200;
const SMALL = ["/recipe/view?id=1", "/sitemap.xml", "/recipe/list"];

interface Served {
  download(path: string): Promise<{ status: number; bytes: number }>;
  stop(): Promise<void>;
}

/** The slowest downloads, by path. */
export async function largeDownloads(
  db: Db,
  readerId: number,
  recipes: number,
): Promise<Record<string, string>> {
  const { id: book } = await db
    .selectFrom("cookbook_members")
    .select("cookbook_id as id")
    .where("user_id", "=", readerId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await fillCookbook(db, book, readerId);
  const part = Math.ceil(recipes / 25_000);
  return {
    "first part of the sitemap": "/sitemap.xml?part=1",
    "last part of the sitemap": `/sitemap.xml?part=${part}`,
    "data.zip, 120 recipes": "/user/data.zip",
    "cookbook of 200, zip": `/cookbook/export?cookbook=${book}&format=cooklang`,
    "cookbook of 200, JSON-LD": `/cookbook/export?cookbook=${book}&format=jsonld`,
    "cookbook of 200, text": `/cookbook/export?cookbook=${book}&format=markdown`,
  };
}

/** The built server in this process, for a signed-in user. */
export async function serveFor(db: Db, dataDir: string, userId: number): Promise<Served> {
  const built = "../../build/server/main.js";
  const { readConfig, servePopote }: typeof Server = await import(/* @vite-ignore */ built);
  const { port, stop } = await servePopote(
    readConfig({ DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" }),
  );
  const session = await openSession(db, { userId, userAgent: "bench" });
  const headers = { Cookie: `session=${session}`, "Accept-Language": "en" };
  const download = (path: string) => {
    const address = `http://127.0.0.1:${port}${path}`;
    const client = new Worker(CLIENT, { eval: true, workerData: { address, headers } });
    return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
      client.once("message", resolve).once("error", reject);
    });
  };
  for (const path of SMALL) await download(path);
  return { download, stop: () => stop() };
}

async function fillCookbook(db: Db, book: number, readerId: number): Promise<void> {
  const recipes = await db
    .selectFrom("recipes")
    .select("id")
    .where((eb) => eb.or([eb("author_id", "=", readerId), eb("visibility", "=", "PUBLIC")]))
    .orderBy((eb) => eb("author_id", "=", readerId), "desc")
    .limit(BOOK_RECIPES)
    .execute();
  const held = recipes.map(({ id }) => ({
    cookbook_id: book,
    recipe_id: id,
    added_by: readerId,
    added_at: Date.now(),
  }));
  await db
    .insertInto("cookbook_recipes")
    .values(held)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
