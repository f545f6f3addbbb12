import { setImmediate } from "node:timers/promises";
import { expect } from "vitest";
import type { Answer } from "../support/client";
import { type Row, summarize } from "./report";
import type { Asked } from "./served-world";
import { processorTimeSince } from "./server-times";

interface Kind<Item, Result> {
  what: string;
  who: string;
  recipes: number;
  items: Item[];
  buildPath(item: Item): string;
  bare: ((item: Item) => Result) | null;
  /** Throws when the page and the statements differ. */
  check(page: Answer, result: Result, item: Item): void;
}

/** A cold search may be stopped by its budget, so the check comes on the second visit. */
export async function measure<Item, Result>(
  kind: Kind<Item, Result>,
  rounds: number,
  open: (path: string) => Promise<Asked>,
): Promise<Row> {
  const { what, who, recipes, items, buildPath, bare, check } = kind;
  let queries = 0;
  for (const item of items) await open(buildPath(item));
  for (const item of items) {
    const page = await open(buildPath(item));
    expect(page.status, buildPath(item)).toBe(200);
    if (bare) check(page, bare(item), item);
    queries = Math.max(queries, page.queries);
  }
  const times: number[] = [];
  const bareTimes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const item of items) times.push((await open(buildPath(item))).milliseconds);
  }
  for (const item of bare ? items : []) {
    bareTimes.push(measureTime(() => bare?.(item)));
    // Let the closed connections be noticed.
    await setImmediate();
  }
  return {
    ...{ what, who, recipes, samples: times.length, ...summarize(times), queries },
    bare: bare && summarize(bareTimes).median,
  };
}

export function recipesIn(html: string): number[] {
  return [...html.matchAll(/href="\/recipe\/view\?id=(\d+)"/g)].map(([, id]) => Number(id));
}

function measureTime(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  return processorTimeSince(before);
}
