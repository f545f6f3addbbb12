import { useRef } from "react";
import { useTranslation } from "~/ui/translation";
import { useDeviceTimers } from "./device-timers";
import { useFootPlace } from "./foot-place";
import { TimerList } from "./timer-list";

export default function TimerBar() {
  const { t } = useTranslation("cooking");
  const timers = useDeviceTimers();
  const bar = useRef<HTMLElement>(null);
  const isShown = timers.length > 0;
  useFootPlace(bar, isShown);
  if (!isShown) return null;
  return (
    <aside ref={bar} className="timer-bar" aria-label={t("timer.list")}>
      <TimerList timers={timers} />
    </aside>
  );
}
