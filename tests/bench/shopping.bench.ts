import "../support/built";
import { afterAll, expect, test } from "vitest";
import { MAX_ENTRIES } from "#domain/shopping/shopping";
import { listAddableRecipes } from "#server/features/shopping/addable-recipes";
import { addRecipeLines } from "#server/features/shopping/commands";
import type { Db } from "#server/platform/db/open";
import { computeMedian, PATIENCE_MS } from "./measure";
import { type Row, report } from "./report";
import { openWorld } from "./world";

/** POPOTE_BENCH_RECIPES=10000 measures one world, in a few minutes. */
const SIZES = (process.env.POPOTE_BENCH_RECIPES ?? "10000,100000").split(",").map(Number);
/** POPOTE_BENCH_SAMPLES=20 shortens the run. */
const SAMPLES = Number(process.env.POPOTE_BENCH_SAMPLES ?? 100);
const WARM_UP = 10;
const RECIPES = 60;
const FEW = 20;

const rows: Row[] = [];
afterAll(() => report("shopping", rows));

for (const recipes of SIZES)
  test(`a full shopping list beside one of ${FEW} lines, among ${recipes} recipes`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const { db, readerId, signIn, send } = await openWorld(recipes);
    const lists = [];
    for (const [at, count] of [MAX_ENTRIES, FEW].entries()) {
      const userId = readerId - at;
      const lines = await fillList(db, userId, count);
      lists.push({ lines, headers: await signIn(userId), times: [] as number[] });
    }
    for (let round = 0; round < WARM_UP + SAMPLES; round++)
      for (const { headers, times } of lists) {
        const { status, cpuMs } = await send({ path: "/shopping", headers });
        expect(status).toBe(200);
        if (round >= WARM_UP) times.push(cpuMs);
      }
    const [full, few] = lists.map(({ times }) => computeMedian(times));
    rows.push({
      recipes,
      "lines put on the list": lists.map(({ lines }) => lines).join(" and "),
      "full, ms": Number(full),
      "few, ms": Number(few),
      "full to few": Number(full) / Number(few),
    });
  });

/** Puts the first lines of the newest recipes on somebody's list; returns how many. */
async function fillList(db: Db, userId: number, count: number): Promise<number> {
  const viewer = { id: userId, username: "bench", role: "USER", imageVersion: null } as const;
  const newest = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .orderBy("id", "desc")
    .limit(RECIPES)
    .execute();
  const ids = newest.map(({ id }) => id);
  const once = { numerator: 1, denominator: 1 };
  const reading = { locale: "en", findWanted: () => ({ times: once }) } as const;
  const { recipes } = await listAddableRecipes(db, viewer, ids, reading);
  let room = count;
  const chosen = recipes.map(({ id, version, lines }) => {
    const keys = lines.slice(0, room).map(({ key }) => key);
    room -= keys.length;
    return { recipe: id, version, ratio: once, lines: keys };
  });
  const form = { cookbook: null, formKey: "bench", locale: "en" } as const;
  return addRecipeLines(
    db,
    viewer,
    form,
    chosen.filter(({ lines }) => lines.length > 0),
  );
}
