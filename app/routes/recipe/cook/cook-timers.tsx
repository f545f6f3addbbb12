import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCountdown } from "#domain/time/countdown";
import type { Timer } from "~/shell/timers/timer-store";
import { useSecondsFormat } from "~/ui/duration";
import type { StepTime, Timers } from "./timers";

const LOOK_MS = 500;

export function CookTimers({ timers }: { timers: Timers }) {
  const { t } = useTranslation("cooking");
  const format = useSecondsFormat();
  const box = useRef<HTMLDivElement>(null);
  const [running, over] = [false, true].map((isOver) =>
    timers.list.filter((timer) => timer.isOver === isOver),
  ) as [Timer[], Timer[]];
  useRedraw(running.length > 0);
  const stop = (timer: Timer) => {
    // The button disappears, so move the focus.
    box.current?.focus({ preventScroll: true });
    timers.stop(timer);
  };
  return (
    <div className="cook-timers" ref={box} tabIndex={-1}>
      <div role="alert">
        {over.map((timer) => (
          <p key={toKey(timer)} className="cook-timer cook-timer-over">
            {t("timer.over", { number: timer.step, time: format(timer.seconds) })}
            <button type="button" className="button button-quiet" onClick={() => stop(timer)}>
              {t("timer.heard")}
            </button>
          </p>
        ))}
      </div>
      {running.map((timer) => (
        <p key={toKey(timer)} className="cook-timer">
          <span>
            {t("timer.step", { number: timer.step })}{" "}
            <b role="timer">{formatCountdown((timer.endsAt - Date.now()) / 1000)}</b>
          </span>
          <button
            type="button"
            className="button button-quiet"
            aria-label={t("timer.stop", { time: format(timer.seconds) })}
            onClick={() => stop(timer)}
          >
            {t("timer.stopShort")}
          </button>
        </p>
      ))}
    </div>
  );
}

function useRedraw(isRunning: boolean) {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const watch = window.setInterval(() => draw(Date.now()), LOOK_MS);
    return () => window.clearInterval(watch);
  }, [isRunning]);
}

const toKey = ({ step, seconds }: StepTime) => `${step}-${seconds}`;
