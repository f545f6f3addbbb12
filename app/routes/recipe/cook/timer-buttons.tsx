import { useTranslation } from "react-i18next";
import { useSecondsFormat } from "~/ui/duration";
import { Icon } from "~/ui/icon";
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
    const isRunning = timers.list.some(
      (timer) => timer.step === step && timer.seconds === seconds && !timer.isOver,
    );
    return (
      <button
        key={seconds}
        type="button"
        className="button button-quiet"
        onClick={() =>
          isRunning ? timers.stop({ step, seconds }) : timers.start({ step, seconds })
        }
      >
        <Icon name="clock" />
        {t(isRunning ? "timer.stop" : "timer.start", { time: format(seconds) })}
      </button>
    );
  });
}
