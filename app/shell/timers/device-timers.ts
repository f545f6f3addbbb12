import { useEffect } from "react";
import { useRootData } from "../root-data";
import { changeTimers, type Timer, useStoredTimers } from "./timer-store";

/** The timers of this device. Others' are dropped: they name what somebody cooks. */
export function useDeviceTimers(): Timer[] {
  const timers = useStoredTimers();
  const root = useRootData();
  const isOwn = ({ viewer }: Timer) => !root || !viewer || viewer === root.viewer?.id;
  const own = timers.filter(isOwn);
  useEffect(() => {
    if (own.length < timers.length) changeTimers((all) => all.filter(isOwn));
  });
  return own;
}
