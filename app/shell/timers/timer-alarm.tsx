import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { timerStore } from "./timer-store";

/** Most pages never need it; where it cannot be loaded the page stays without it. */
const AlarmBar = lazy(async (): Promise<{ default: ComponentType }> => {
  return import("./alarm-bar").catch(() => ({ default: () => null }));
});

/** On every page: rings when a countdown of this device is over, and says of what. */
export function TimerAlarm() {
  const { subscribe, get, getOnServer } = timerStore;
  if (useSyncExternalStore(subscribe, get, getOnServer).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AlarmBar />
    </Suspense>
  );
}
