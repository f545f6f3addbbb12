export const TIMERS_KEY = "timers";

const CHANGED = "timerschange";
let isAnyHere = false;

/** Whether this device may have timers: the only timer code that every page loads. */
export const timerPresence = {
  get: (): boolean => isAnyHere || isAnyStored(),
  getOnServer: () => false,
  subscribe(listener: () => void) {
    for (const event of ["storage", CHANGED]) addEventListener(event, listener);
    return () => {
      for (const event of ["storage", CHANGED]) removeEventListener(event, listener);
    };
  },
  set(isAny: boolean) {
    isAnyHere = isAny;
    dispatchEvent(new Event(CHANGED));
  },
};

function isAnyStored(): boolean {
  try {
    return (localStorage.getItem(TIMERS_KEY) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
