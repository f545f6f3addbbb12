import "../support/built";
import { sql } from "kysely";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { copyDatabase } from "#server/operations/backup/copy-database";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openPostgres } from "#server/platform/db/postgres/open";
import { sqlite } from "#server/platform/db/sqlite/engine";
import { emptyFolder } from "../support/folders";
import { bucketEnvironment } from "../support/journey-postgres";
import { spawnPopote } from "../support/popote-process";
import { createEmpty, startPostgres } from "../support/postgres";
import { openS3StandIn } from "../support/s3-stand-in";
import { SAMPLES, SIZES } from "./growth";
import { computeMedian, computePercentile, measureRequests, PATIENCE_MS } from "./measure";
import { type Row, report } from "./report";
import { listSearchPages } from "./searches";
import { openWorld, type World } from "./world";

/** After a first visit; the shortest counts, since other programs only add to it. */
const VISITS = 3;

type Send = World["send"];

const rows: Row[] = [];
afterAll(() => report("search-engines", rows));

test.each(SIZES)("searches among %i recipes", { timeout: PATIENCE_MS }, async (recipes) => {
  const world = await openWorld(recipes);
  const users = { nobody: null, reader: world.readerId, administrator: world.administratorId };
  const signedIn = {
    nobody: await world.signIn(users.nobody),
    reader: await world.signIn(users.reader),
    administrator: await world.signIn(users.administrator),
  };
  const engines = [measureRequests(world.popote).send, await copyToPostgres(world)];
  for (const { what, by, paths } of listSearchPages()) {
    const [onSqlite = [], onPostgres = []] = await measureInTurns(engines, paths, signedIn[by]);
    const p99 = computePercentile(onSqlite, 0.99);
    const p99OnPostgres = computePercentile(onPostgres, 0.99);
    rows.push({
      ...{ page: `${what}, ${by}`, recipes, samples: onSqlite.length },
      "SQLite median, ms": computeMedian(onSqlite),
      "PostgreSQL median, ms": computeMedian(onPostgres),
      "SQLite p99, ms": p99,
      "PostgreSQL p99, ms": p99OnPostgres,
      "ratio at p99": p99OnPostgres / p99,
    });
  }
});

/** Serves a copy of the world, with its sessions, from a PostgreSQL server of its own. */
async function copyToPostgres({ dataDir }: World): Promise<Send> {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const databaseUrl = await createEmpty(server.socket, "world");
  const target = openPostgres(databaseUrl);
  const snapshot = await sqlite.openSnapshot({ dataDir });
  await migrateToLatest(target);
  await copyDatabase(snapshot, target, { without: ["database_checks"], onRows: () => undefined });
  // As its autovacuum would.
  await sql`VACUUM ANALYZE`.execute(target);
  await Promise.all([snapshot.destroy(), target.destroy()]);
  const environment = bucketEnvironment(await openS3StandIn());
  const popote = await spawnPopote(emptyFolder(), { DATABASE_URL: databaseUrl, ...environment });
  onTestFinished(() => void popote.child.kill());
  return measureRequests(popote).send;
}

async function measureInTurns(
  engines: Send[],
  paths: string[],
  headers: Record<string, string>,
): Promise<number[][]> {
  const times: number[][] = engines.map(() => []);
  for (const path of paths.slice(0, SAMPLES)) {
    const visits: number[][] = engines.map(() => []);
    for (let visit = 0; visit <= VISITS; visit++) {
      for (const [at, send] of engines.entries()) {
        const { status, clockMs } = await send({ path, headers });
        expect(status, path).toBe(200);
        if (visit > 0) visits[at]?.push(clockMs);
      }
    }
    for (const [at, each] of visits.entries()) times[at]?.push(Math.min(...each));
  }
  return times;
}
