import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { createYielder } from "../../platform/yield-to-event-loop";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { tickEntries, untickEntries } from "./ticking";

/** Per quarter of an hour; each request brings many ticks. */
const MOST_REQUESTS = 120;
/** A membership that ended refuses its ticks; the others are applied. */
const REFUSALS = ["cookbook.notFound", "cookbook.notMember"];

/** A tick that a browser kept while it had no connection. */
export interface KeptTick {
  /** Who pressed; somebody else may be signed in by now. */
  by: number;
  cookbook: number | null;
  isTicked: boolean;
  ids: number[];
  /** How long ago, in milliseconds: clocks of devices may be wrong. */
  ago: number;
}

/** Applies ticks in order; returns the indexes of those refused. Throws request.tooMany. */
export async function applyKeptTicks(
  db: Db,
  viewer: Person,
  ticks: KeptTick[],
): Promise<{ refused: number[] }> {
  await consumeAttempt(db, [`kept ticks ${viewer.id}`], MOST_REQUESTS);
  const now = Date.now();
  const yieldToEventLoop = createYielder();
  const refused: number[] = [];
  for (const [index, tick] of ticks.entries()) {
    await yieldToEventLoop();
    if (!(await applyTick(db, viewer, tick, now))) refused.push(index);
  }
  return { refused };
}

async function applyTick(
  db: Db,
  viewer: Person,
  { by, cookbook, isTicked, ids, ago }: KeptTick,
  now: number,
): Promise<boolean> {
  if (by !== viewer.id) return false;
  const act = isTicked ? tickEntries : untickEntries;
  try {
    return await act(db, viewer, { cookbook }, ids, now - ago);
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return false;
    throw error;
  }
}
