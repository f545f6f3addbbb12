import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "#server/platform/db/open";
import { AppError } from "#server/platform/errors";
import { openTestDatabase } from "./support/database";
import { emptyFolder } from "./support/folders";
import { holdProcessorTime } from "./support/processor-time";
import { CURSOR } from "./support/same-answers-arguments";
import { CALLS, ELSEWHERE } from "./support/same-answers-calls";
import { copyInto, makeWorld } from "./support/same-answers-world";
import { textsIn } from "./support/zip";

const PAGES = 4;
/** Name prefixes of functions that query the database. */
const ASKS = /^(list|get|find|search|export|count|resolve|was|match)([A-Z]|$)/;

type Ask = (db: Db, ...args: unknown[]) => unknown;

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../server/admin/*.ts",
    "../server/features/*/*.ts",
    "../server/policies/visibility/*.ts",
    "!**/*.test.ts",
    "!**/*-thread.ts",
  ],
  { eager: true },
);

const asking = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => typeof value === "function" && ASKS.test(name));
const functions = new Map(asking) as Map<string, Ask>;

test("every function that queries the database is compared or listed as an exception", () => {
  const known = [...Object.keys(CALLS), ...Object.keys(ELSEWHERE)].sort();
  // Names must be unique across modules, or one function would not be compared.
  expect(known).toEqual(asking.map(([name]) => name).sort());
});

test("both engines give the same results, byte for byte", { timeout: 180_000 }, async () => {
  const world = await makeWorld(emptyFolder());
  onTestFinished(() => world.db.destroy());
  const { db } = openTestDatabase();
  await copyInto(db, world);
  // Some lists store the time they were opened.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  // A slow search stops at its budget, and either engine may be slower.
  holdProcessorTime();
  let answers = 0;
  for (const [name, calls] of Object.entries(CALLS)) {
    const ask = functions.get(name);
    if (!ask) continue;
    for (const args of calls(world)) {
      const expected = await collectAnswers(ask, world.db, args);
      const called = `${name}(${JSON.stringify(args)})`;
      expect.soft(await collectAnswers(ask, db, args), called).toEqual(expected);
      expect
        .soft(
          expected.filter((answer) => answer.startsWith("failed")),
          called,
        )
        .toEqual([]);
      answers += expected.length;
    }
  }
  expect(answers).toBeGreaterThan(2_000);
});

/** The first pages of a paged result, or the single result. */
async function collectAnswers(ask: Ask, db: Db, args: unknown[]): Promise<string[]> {
  const answers: string[] = [];
  for (let cursor: unknown = null; answers.length < PAGES; ) {
    const { text, next } = await readAnswer(
      ask,
      db,
      args.map((arg) => withCursor(arg, cursor)),
    );
    answers.push(text);
    if (typeof next !== "string" || next === cursor) break;
    cursor = next;
  }
  return answers;
}

async function readAnswer(
  ask: Ask,
  db: Db,
  args: unknown[],
): Promise<{ text: string; next?: unknown }> {
  try {
    const answer = await ask(db, ...args);
    const whole = answer instanceof Readable ? await textsIn(await buffer(answer)) : answer;
    return {
      text: JSON.stringify(whole, plain) ?? "nothing",
      next: (answer as { next?: unknown })?.next,
    };
  } catch (error) {
    if (error instanceof AppError) return { text: `refused: ${error.code}` };
    return { text: `failed: ${error}` };
  }
}

function withCursor(arg: unknown, cursor: unknown): unknown {
  if (arg === CURSOR) return cursor;
  if (typeof arg !== "object" || arg === null || !("cursor" in arg)) return arg;
  return arg.cursor === CURSOR ? { ...arg, cursor } : arg;
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
