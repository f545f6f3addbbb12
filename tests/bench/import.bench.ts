import "../support/built";
import { statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { writeExport } from "./import-file";
import type { Readers } from "./import-readers";
import { openScene, sendFile } from "./import-scene";
import { readMemory } from "./process-figures";
import { computePercentile, reportTable } from "./report";
import { loadPantry } from "./world/pantry";

/** POPOTE_BENCH_IMPORT=200 shortens the run, POPOTE_BENCH_IMPORT_PHOTOS=200 the one with photos. */
const RECIPES = Number(process.env.POPOTE_BENCH_IMPORT ?? 2_000);
const WITH_PHOTOS = Number(process.env.POPOTE_BENCH_IMPORT_PHOTOS ?? RECIPES);
const WARM_UP_MS = 10_000;
/** Saving and pausing alternate, so that other load on the machine affects both. */
const SAVE_MS = 8_000;
const PAUSE_MS = 4_000;
const PATIENCE_MS = 3_600_000;

interface Phase {
  times: number[];
  seconds: number;
}

test("latency for others during an import of thousands of recipes", {
  timeout: PATIENCE_MS,
}, async () => {
  const without = await bringIn("no photos", RECIPES, 0);
  const half = await bringIn("photos in half", WITH_PHOTOS, 2);
  reportTable("import", [...without, ...half]);
});

async function bringIn(what: string, recipes: number, photoEvery: number) {
  const { dataDir, popote, sqlite, cook, readers, until } = await openScene();
  const file = path.join(dataDir, "export.zip");
  await writeExport(file, recipes, photoEvery, loadPantry(sqlite));
  await readers.during(setTimeout(WARM_UP_MS));
  const quiet = await phase(readers, () => setTimeout(PAUSE_MS));
  let address = "";
  const sending = await phase(readers, async () => {
    address = await sendFile(cook, file);
  });
  const reading = await phase(readers, () => until("READY", PATIENCE_MS));
  const saving: Phase = { times: [], seconds: 0 };
  for (let isDone = false; !isDone; ) {
    add(quiet, await phase(readers, () => setTimeout(PAUSE_MS)));
    await cook.post(address, { intent: "save" });
    const turn = phase(readers, async () => {
      isDone = await until("DONE", SAVE_MS);
    });
    add(saving, await turn);
    await cook.post(address, { intent: "pause" });
  }
  add(quiet, await phase(readers, () => setTimeout(PAUSE_MS)));
  await readers.close();
  const became = sqlite.prepare(
    "SELECT state, problem, count(*) AS count FROM import_items GROUP BY state, problem",
  );
  expect(became.all()).toEqual([{ state: "SAVED", problem: null, count: recipes }]);
  const memory = readMemory(popote.child.pid ?? 0);
  const toRow = (name: string, { times, seconds }: Phase) => ({
    phase: `${what}: ${name}`,
    seconds,
    "others' pages": times.length,
    "median, ms": computePercentile(times, 0.5),
    "to quiet": computePercentile(times, 0.5) / computePercentile(quiet.times, 0.5),
    "p95, ms": computePercentile(times, 0.95),
    "p95 to quiet": computePercentile(times, 0.95) / computePercentile(quiet.times, 0.95),
    "resident, MB": memory.resident,
    "at most, MB": memory.most,
  });
  return [
    toRow("quiet", quiet),
    toRow(`${Math.round(statSync(file).size / 1e6)} MB are sent`, sending),
    toRow("read", reading),
    toRow("saved", saving),
  ];
}

async function phase(readers: Readers, work: () => Promise<unknown>): Promise<Phase> {
  const began = performance.now();
  const times = await readers.during(work());
  return { times, seconds: (performance.now() - began) / 1_000 };
}

function add(sum: Phase, { times, seconds }: Phase): void {
  sum.times.push(...times);
  sum.seconds += seconds;
}
