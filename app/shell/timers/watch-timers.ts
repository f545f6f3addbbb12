import { soundAlarm } from "./alarm-sound";
import { timerStore } from "./timer-store";

const LOOK_MS = 500;
/** A tab that was not touched may make no sound: it leaves the ringing to another one so long. */
const UNTOUCHED_WAITS_MS = 1_500;
/** Until then every other tab has heard that it was rung for. */
const LOCKED_MS = 1_000;

/** Rings at the end of every countdown of this device, in one of its tabs; returns how to end that. */
export function watchTimers(): () => void {
  const timer = window.setInterval(ringIfDue, LOOK_MS);
  return () => window.clearInterval(timer);
}

function ringIfDue(): void {
  if (!isAnyDue()) return;
  // Only where the address is secure.
  if (!navigator.locks) {
    ring();
    return;
  }
  navigator.locks.request("timers", { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    ring();
    await new Promise((resolve) => setTimeout(resolve, LOCKED_MS));
  });
}

function isAnyDue(): boolean {
  const isTouched = navigator.userActivation?.hasBeenActive !== false;
  const now = Date.now() - (isTouched ? 0 : UNTOUCHED_WAITS_MS);
  return timerStore.get().some(({ isOver, endsAt }) => !isOver && endsAt <= now);
}

function ring(): void {
  let rings = false;
  timerStore.change((timers) =>
    timers.map((timer) => {
      if (timer.isOver || timer.endsAt > Date.now()) return timer;
      rings = true;
      return { ...timer, isOver: true };
    }),
  );
  if (rings) soundAlarm();
}
