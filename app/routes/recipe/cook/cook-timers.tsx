import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockText } from "#domain/countdown";
import { useSecondsFormat } from "~/ui/duration";
import { soundAlarm } from "./alarm-sound";
import type { Timer, Timers } from "./timers";

const LOOK_MS = 500;

/** The countdowns that run, on whatever step one is, and those that are over. */
export function CookTimers({ timers }: { timers: Timers }) {
  const { t } = useTranslation("cooking");
  const format = useSecondsFormat();
  const box = useRef<HTMLDivElement>(null);
  useLooking(timers);
  const [running, over] = [false, true].map((isOver) =>
    timers.list.filter((timer) => timer.isOver === isOver),
  ) as [Timer[], Timer[]];
  const stop = (timer: Timer) => {
    // The button goes away, and hands on the focus.
    box.current?.focus({ preventScroll: true });
    timers.stop(timer);
  };
  return (
    <div className="cook-timers" ref={box} tabIndex={-1}>
      <div role="alert">
        {over.map((timer) => (
          <p key={keyOf(timer)} className="cook-timer cook-timer-over">
            {t("timer.over", { number: timer.step, time: format(timer.seconds) })}
            <button type="button" className="button button-quiet" onClick={() => stop(timer)}>
              {t("timer.heard")}
            </button>
          </p>
        ))}
      </div>
      {running.map((timer) => (
        <p key={keyOf(timer)} className="cook-timer">
          <span>
            {t("timer.step", { number: timer.step })}{" "}
            <b role="timer">{clockText((timer.endsAt - Date.now()) / 1000)}</b>
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

/** Looks at the clock while a countdown runs, draws it anew, and rings at its end. */
function useLooking({ list, end }: Timers) {
  const [, draw] = useState(0);
  const running = list.filter(({ isOver }) => !isOver);
  const next = Math.min(...running.map(({ endsAt }) => endsAt));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const look = () => draw(Date.now());
    const watch = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(watch);
  }, [next]);
  useEffect(() => {
    if (next > Date.now()) return;
    soundAlarm();
    end();
  });
}

const keyOf = ({ step, seconds }: Timer) => `${step}-${seconds}`;
