/** A duration of a step that a cook without script has started. */
export interface ReadyTime {
  /** From 1. */
  step: number;
  seconds: number;
  /** Epoch milliseconds. */
  startedAt: number;
}

const MAX_KEPT = 6;
const WRITTEN = /^([1-9]\d{0,3})-([1-9]\d{0,4})-(\d{10})$/;

/** Reads "3-1200-1764355362_4-600-1764355999": step, seconds, start in epoch seconds. */
export function readReadyTimes(text: string | null): ReadyTime[] {
  const parts = (text ?? "").split("_", MAX_KEPT);
  return parts.flatMap((part) => {
    const [, step, seconds, started] = WRITTEN.exec(part) ?? [];
    if (!started) return [];
    return [{ step: Number(step), seconds: Number(seconds), startedAt: Number(started) * 1000 }];
  });
}

/** Starts a duration, again if it was started before, and forgets the oldest beyond six. */
export function addReadyTime(text: string | null, added: ReadyTime): string {
  const others = readReadyTimes(text).filter(
    ({ step, seconds }) => step !== added.step || seconds !== added.seconds,
  );
  return [...others, added]
    .slice(-MAX_KEPT)
    .map(({ step, seconds, startedAt }) => `${step}-${seconds}-${Math.floor(startedAt / 1000)}`)
    .join("_");
}
