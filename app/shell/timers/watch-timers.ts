import { silenceAlarm, soundAlarm } from "./alarm-sound";
import { changeTimers, followTimers, readTimers } from "./timer-store";

const LOOK_MS = 500;
/** A tab without user activation cannot play audio, so it first leaves the alarm to other tabs. */
const UNTOUCHED_WAITS_MS = 1_500;
/** Time for the other tabs to see that the alarm was played. */
const LOCKED_MS = 1_000;

/** Plays the alarm of each timer in one tab of this device; returns a function that stops. */
export function watchTimers(onLook: () => void): () => void {
  const timer = setInterval(() => {
    ringIfDue();
    onLook();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function ringIfDue(): void {
  if (!isAnyDue()) return;
  // Web Locks need HTTPS.
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
  return readTimers().some(({ isOver, endsAt }) => !isOver && endsAt <= now);
}

function ring(): void {
  let rings = false;
  changeTimers((timers) =>
    timers.map((timer) => {
      if (timer.isOver || timer.endsAt > Date.now()) return timer;
      rings = true;
      return { ...timer, isOver: true };
    }),
  );
  if (!rings) return;
  soundAlarm();
  // Whoever stops it, in this tab or another one, silences it; so does any other change.
  const unfollow = followTimers(() => {
    silenceAlarm();
    unfollow();
  });
}
