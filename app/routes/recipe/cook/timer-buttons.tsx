import { useSecondsFormat } from "~/ui/duration";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import type { Timers } from "./timers";

export function TimerButtons({
  times,
  step,
  timers,
}: {
  times: number[];
  step: number;
  timers: Timers;
}) {
  const { t } = useTranslation("cooking");
  const format = useSecondsFormat();
  return times.map((seconds) => {
    const time = { step, seconds };
    return (
      <button
        key={seconds}
        type="button"
        className="button button-quiet"
        onClick={() => timers.toggle(time)}
      >
        <Icon name="clock" />
        {t(timers.isRunning(time) ? "timer.stop" : "timer.start", { time: format(seconds) })}
      </button>
    );
  });
}
