import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { timerPresence } from "./timer-presence";

/** Most pages never need it; where it cannot be loaded the page stays without it. */
const AlarmBar = lazy(async (): Promise<{ default: ComponentType }> => {
  return import("./alarm-bar").catch(() => ({ default: () => null }));
});

/** On every page: rings when a countdown of this device is over, and says of what. */
export function TimerAlarm() {
  const { subscribe, get, getOnServer } = timerPresence;
  if (!useSyncExternalStore(subscribe, get, getOnServer)) return null;
  return (
    <Suspense fallback={null}>
      <AlarmBar />
    </Suspense>
  );
}
