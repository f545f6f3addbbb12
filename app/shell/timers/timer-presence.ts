export const TIMERS_KEY = "timers";

/** Whether this page has timers that the browser's storage could not take. */
export const unstored = { isAny: false };

/** Whether this device may have timers: the only timer code that every page loads. */
export function hasTimers(): boolean {
  try {
    return unstored.isAny || (localStorage.getItem(TIMERS_KEY) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
