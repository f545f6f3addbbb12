import { afterAll, expect, test } from "vitest";
import { computeMedian, computePercentile, PATIENCE_MS } from "./measure";
import { type Row, report } from "./report";
import { openWorld, type World } from "./world";

/** POPOTE_BENCH_RECIPES=10000 measures one world, in a few minutes. */
export const SIZES = (process.env.POPOTE_BENCH_RECIPES ?? "10000,100000").split(",").map(Number);
/** POPOTE_BENCH_SAMPLES=20 shortens the run. */
export const SAMPLES = Number(process.env.POPOTE_BENCH_SAMPLES ?? 200);
const WARM_UP_ROUNDS = 2;

export interface PageKind {
  what: string;
  by: "nobody" | "reader" | "administrator";
  paths: string[];
}

/** Reports the processor time of some pages in each world, and its ratio to the smallest world. */
export function reportGrowth(name: string, listKinds: (world: World) => PageKind[]): void {
  const rows: Row[] = [];
  afterAll(() => report(name, rows));
  for (const recipes of SIZES) {
    test(`${name} among ${recipes} recipes`, { timeout: PATIENCE_MS }, async () => {
      const world = await openWorld(recipes);
      for (const kind of listKinds(world)) {
        const times = await measurePages(world, kind);
        const page = `${kind.what}, ${kind.by}`;
        const median = computeMedian(times);
        const smallest = rows.find((row) => row.page === page)?.["median, ms"] ?? median;
        rows.push({
          ...{ page, recipes, samples: times.length, "median, ms": median },
          "p99, ms": computePercentile(times, 0.99),
          grows: median / Number(smallest),
        });
      }
    });
  }
}

async function measurePages(world: World, { what, by, ...kind }: PageKind): Promise<number[]> {
  const paths = kind.paths.slice(0, SAMPLES);
  expect(paths, what).not.toEqual([]);
  const users = { nobody: null, reader: world.readerId, administrator: world.administratorId };
  const headers = await world.signIn(users[by]);
  const times: number[] = [];
  // A cold search may be stopped by its budget, and a kept page is checked once after a write.
  for (let round = 0; times.length < SAMPLES; round++) {
    for (const path of paths) {
      const { status, cpuMs } = await world.send({ path, headers });
      expect(status, path).toBe(200);
      if (round >= WARM_UP_ROUNDS) times.push(cpuMs);
    }
  }
  return times;
}
