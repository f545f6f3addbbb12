import "../support/built";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import { loadDemoWorld } from "#server/operations/demo/load";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openTestDatabase } from "../support/database";
import { emptyFolder } from "../support/folders";
import { spawnPopote } from "../support/popote-process";
import { measureRequests, PATIENCE_MS, readMemory } from "./measure";
import { report } from "./report";

/** POPOTE_BENCH_REQUESTS=2000 shortens the run, POPOTE_BENCH_REST_S=5 the pauses. */
const REQUESTS = Number(process.env.POPOTE_BENCH_REQUESTS ?? 100_000);
/** V8 releases memory after two minutes without work. */
const REST_MS = 1_000 * Number(process.env.POPOTE_BENCH_REST_S ?? 180);
const CONNECTIONS = 8;
const AROUND = ["/search?search=soup", "/user/view?user=1", "/explore", "/login"];

test("memory at rest with the demo's data, and after many requests", {
  timeout: PATIENCE_MS,
}, async () => {
  const { db, dataDir, files } = openTestDatabase(emptyFolder());
  await migrateToLatest(db);
  await loadCatalogue(db);
  await loadDemoWorld(db, files);
  const recipes = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .execute();
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill());
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  onTestFinished(() => agent.destroy());
  const { send } = measureRequests(popote, agent);
  const headers = { "Accept-Language": "en", "Accept-Encoding": "br" };
  const paths = [...recipes.map(({ id }) => `/recipe/view?id=${id}`), ...AROUND];
  const rows: Record<string, string | number>[] = [];
  const note = (when: string) => {
    const { resident, peak } = readMemory(popote.child.pid ?? 0);
    rows.push({ when, "resident, MB": resident, "at most, MB": peak });
  };
  let asked = 0;
  /** Every second URL is one that no cache knows. */
  const askOn = async (until: number) => {
    while (asked < until) {
      const at = asked++;
      const path = paths[at % paths.length] ?? "/";
      const fresh = at % 2 ? "" : `${path.includes("?") ? "&" : "?"}x=.`;
      expect((await send({ path: path + fresh, headers })).status, path).toBe(200);
    }
  };
  await askOn(1);
  note("after one page");
  await pause(REST_MS);
  note("at rest");
  for (const until of [REQUESTS / 2, REQUESTS]) {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => askOn(until)));
    note(`after ${until.toLocaleString("en")} requests`);
  }
  await pause(REST_MS);
  note("at rest again");
  report("memory", rows);
});
