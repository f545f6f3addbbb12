import { useSyncExternalStore } from "react";
import { loadLater } from "~/ui/load-later";
import { hasTimers } from "./timer-presence";

const TimerBar = loadLater(() => import("./timer-bar"));

/** On every page but the cooking page, which lists them itself. */
export function TimerAlarm() {
  return useSyncExternalStore(followOtherTabs, hasTimers, () => false) && <TimerBar />;
}

function followOtherTabs(look: () => void) {
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
