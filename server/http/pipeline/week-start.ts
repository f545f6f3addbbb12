import type { WeekStart } from "#domain/time/week-start";
import type { Call } from "./route-guards";
import { readSession } from "./session";

/** With which day the viewer's weeks begin. */
export async function readWeekStart(call: Call): Promise<WeekStart> {
  return (await readSession(call))?.weekStart ?? "monday";
}
