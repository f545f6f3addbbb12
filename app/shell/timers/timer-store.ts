import { TIMERS_KEY, timerPresence } from "./timer-presence";

/** A countdown of a recipe's step; a step names each of its times once. */
export interface Timer {
  recipe: number;
  /** Of the recipe. */
  title: string;
  /** Where the step is cooked. */
  address: string;
  step: number;
  seconds: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Whether its end was rung for. */
  isOver: boolean;
}

/** A device that was off longer than this does not ring for what was in the oven. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
const NONE: Timer[] = [];
let timers = NONE;
let isRead = false;

/** The countdowns of this device, the same in all of its tabs; for useSyncExternalStore. */
export const timerStore = {
  get: (): Timer[] => {
    if (!isRead) readStored();
    return timers;
  },
  getOnServer: () => NONE,
  subscribe(listener: () => void) {
    if (listeners.size === 0) addEventListener("storage", followOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
    };
  },
  change(next: (timers: Timer[]) => Timer[]) {
    readStored();
    timers = next(timers);
    try {
      localStorage.setItem(TIMERS_KEY, JSON.stringify(timers));
    } catch {
      // Full, or switched off: they last until the page is left.
    }
    timerPresence.set(timers.length > 0);
    notifyListeners();
  },
};

export function isSameTimer(one: Timer, other: Timer): boolean {
  return one.recipe === other.recipe && one.step === other.step && one.seconds === other.seconds;
}

function readStored(): void {
  isRead = true;
  try {
    const stored: Timer[] = JSON.parse(localStorage.getItem(TIMERS_KEY) ?? "[]");
    timers = stored.filter(({ endsAt }) => Date.now() - endsAt < FORGOTTEN_AFTER_MS);
  } catch {
    // Not allowed, or not ours.
  }
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== TIMERS_KEY && key !== null) return;
  readStored();
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
