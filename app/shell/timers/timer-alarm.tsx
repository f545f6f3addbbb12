import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { timerPresence } from "./timer-presence";

/** Loaded on demand, because few pages need it; renders nothing if loading fails. */
const AlarmBar = lazy(async (): Promise<{ default: ComponentType }> => {
  return import("./alarm-bar").catch(() => ({ default: () => null }));
});

export function TimerAlarm() {
  const { subscribe, get, getOnServer } = timerPresence;
  if (!useSyncExternalStore(subscribe, get, getOnServer)) return null;
  return (
    <Suspense fallback={null}>
      <AlarmBar />
    </Suspense>
  );
}
