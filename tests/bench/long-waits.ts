import "../support/built";
import { expect, onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { CAST } from "../support/cast";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { type Answered, measureRequests, type Sent } from "./measure";
import { report } from "./report";

/** Maximum wait of others, whatever one account or address sends. */
const MAX_WAIT_MS = 500;

/** Work for the server that starts when called, and its statuses. */
export type Work = () => Promise<{ status: number }[]>;

/** Starts Popote on a new folder, which `write` fills, and a session for Alice and for Bob. */
export async function openScene<Written>(write: (db: Db) => Promise<Written>) {
  const { db, dataDir } = openTestDatabase();
  const written = await write(db);
  const [alice, bob] = await Promise.all(
    ([CAST.alice, CAST.bob] as const).map(({ id }) =>
      openSession(db, { userId: id, userAgent: "bench" }),
    ),
  );
  const popote = await spawnPopote(dataDir, { TRUSTED_PROXIES: "1" });
  onTestFinished(() => void popote.child.kill());
  const { origin } = popote;
  const sender = { "X-Forwarded-For": "198.51.100.7" };
  return {
    ...{ db, origin, sender, alice, ...measureRequests(popote) },
    headers: { ...sender, Cookie: `session=${alice}` },
    others: { "X-Forwarded-For": "203.0.113.9", Cookie: `session=${bob}` },
    ...written,
  };
}

type Scene = Awaited<ReturnType<typeof openScene>>;

/** Reports how long others wait during each piece of work, and fails if anybody waits too long. */
export async function reportWaits(
  name: string,
  { measure, askDuring, send }: Pick<Scene, "measure" | "askDuring" | "send">,
  works: Record<string, Work>,
  others: Sent[],
): Promise<void> {
  const only = new RegExp(process.env.POPOTE_BENCH_ONLY ?? "");
  for (const request of others) await send(request);
  const rows = [];
  for (const [what, work] of Object.entries(works).filter(([what]) => only.test(what))) {
    let waits: Answered[] = [];
    const all = await measure(async () => {
      const working = work();
      waits = await askDuring(working, others);
      return { statuses: (await working).map(({ status }) => status) };
    });
    rows.push({
      what,
      answers: countEach(all.statuses),
      "all, main thread ms": all.mainMs,
      "longest wait, main thread ms": Math.max(...waits.map(({ mainMs }) => mainMs)),
      "longest wait, clock ms": Math.max(...waits.map(({ clockMs }) => clockMs)),
      "others' answers": countEach(waits.map(({ status }) => status)),
    });
  }
  report(name, rows);
  expect(rows.filter((row) => row["longest wait, main thread ms"] > MAX_WAIT_MS)).toEqual([]);
  expect(rows.filter((row) => !/^\d+ × 200$/.test(row["others' answers"]))).toEqual([]);
}

function countEach(statuses: number[]): string {
  return [...new Set(statuses)]
    .map((status) => `${statuses.filter((each) => each === status).length} × ${status}`)
    .join(", ");
}
