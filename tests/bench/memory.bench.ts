import "../support/built";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { type PopoteProcess, spawnPopote } from "../support/popote-process";
import { newFolder, openDemoWorld } from "./demo-world";
import { openLoad } from "./load";
import { readMemory } from "./process-figures";
import { reportTable } from "./report";

/** POPOTE_BENCH_REQUESTS=10000 shortens the run. */
const REQUESTS = Number(process.env.POPOTE_BENCH_REQUESTS ?? 100_000);
const CONNECTIONS = 8;
const AT_ONCE = 500;
/** V8 releases memory after two minutes without work. */
const REST_MS = 180_000;
const PATIENCE_MS = 3_600_000;
const MEGABYTE = 1024 * 1024;

const rows: Record<string, string | number>[] = [];

test("idle memory of the server on a new data folder", async () => {
  const popote = await startMeasured(newFolder());
  await openLoad(popote.origin, 1, {}).ask(["/login"], 1);
  rows.push(await measureMemory(popote, "new, after one page"));
  await setTimeout(REST_MS);
  rows.push(await measureMemory(popote, "new, at rest"));
});

test("memory of the server on the demo world, idle and under load", {
  timeout: PATIENCE_MS,
}, async () => {
  const { dataDir, session, recipes } = await demoFolder();
  const popote = await startMeasured(dataDir);
  await openLoad(popote.origin, 1, {}).ask(recipes, 1);
  await setTimeout(REST_MS);
  rows.push(await measureMemory(popote, "demo, at rest"));
  const nobody = openLoad(popote.origin, CONNECTIONS, buildHeaders());
  const reader = openLoad(popote.origin, CONNECTIONS, buildHeaders(session));
  onTestFinished(() => {
    nobody.close();
    reader.close();
  });
  const paths = await listPaths(popote.origin, recipes);
  for (let asked = 0; asked < REQUESTS; asked += 2 * AT_ONCE) {
    await nobody.ask(paths.everybodys, AT_ONCE);
    await reader.ask(paths.readers, AT_ONCE);
    const done = asked + 2 * AT_ONCE;
    if (done === REQUESTS / 2 || done === REQUESTS) {
      rows.push(await measureMemory(popote, `demo, after ${done.toLocaleString("en")} requests`));
    }
  }
  await setTimeout(REST_MS);
  rows.push(await measureMemory(popote, "demo, at rest again"));
  reportTable("memory", rows);
});

async function demoFolder() {
  const { db, dataDir } = await openDemoWorld();
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "USER")
    .executeTakeFirstOrThrow();
  const recipes = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .limit(20)
    .execute();
  const session = await openSession(db, { userId: id, userAgent: "bench" });
  return { dataDir, session, recipes: recipes.map((recipe) => `/recipe/view?id=${recipe.id}`) };
}

async function startMeasured(dataDir: string): Promise<PopoteProcess> {
  const beforehand = path.resolve("tests/bench/heap-on-demand.mjs");
  const popote = await spawnPopote(dataDir, { NODE_OPTIONS: `--import=${beforehand}` });
  onTestFinished(() => void popote.child.kill());
  return popote;
}

const collections = new WeakMap<PopoteProcess, number>();

/** The resident memory before a garbage collection, and the used heap after it. */
async function measureMemory(popote: PopoteProcess, when: string) {
  const { child, find } = popote;
  const time = (collections.get(popote) ?? 0) + 1;
  collections.set(popote, time);
  const { resident, most } = readMemory(child.pid ?? 0);
  child.kill("SIGUSR2");
  const [, heap, external] = await find(new RegExp(`^memory ${time}: (\\d+) (\\d+)`, "m"));
  return {
    when,
    "resident, MB": resident,
    "at most, MB": most,
    "heap in use, MB": Number(heap) / MEGABYTE,
    "outside of the heap, MB": Number(external) / MEGABYTE,
  };
}

function buildHeaders(session?: string): Record<string, string> {
  const plain = { "Accept-Language": "en", "Accept-Encoding": "br" };
  return session ? { ...plain, Cookie: `session=${session}` } : plain;
}

async function listPaths(origin: string, recipes: string[]) {
  const html = await (await fetch(`${origin}${recipes[0]}`)).text();
  const files = [...html.matchAll(/"(\/(?:assets|image|images)\/[^" ]+)"/g)].map(
    ([, file = ""]) => file,
  );
  const brought = recipes.map((_, index) => files[index % files.length] ?? "/");
  const around = ["/search?search=soup", "/user/view?user=1"];
  return {
    everybodys: recipes.flatMap((recipe, index) => [recipe, brought[index] ?? "/"]).concat(around),
    readers: recipes
      .flatMap((recipe, index) => [recipe, brought[index] ?? "/"])
      .concat(around, ["/recipe/list?search=", "/home", "/ingredient/list", "/dashboard"]),
  };
}
