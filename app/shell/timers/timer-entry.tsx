import { Link } from "@remix-run/react";
import { formatCountdown } from "#domain/time/countdown";
import { useSecondsFormat } from "~/ui/duration";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";
import type { Timer } from "./timer-store";

const LAST_SECONDS = 60;

export function TimerEntry({
  timer,
  isNamed,
  onStop,
}: {
  timer: Timer;
  isNamed: boolean;
  onStop: () => void;
}) {
  const { t } = useTranslation("cooking");
  const { isOver } = timer;
  const time = useSecondsFormat()(timer.seconds);
  const left = (timer.endsAt - Date.now()) / 1000;
  const state = isOver ? "over" : left > LAST_SECONDS ? "on" : "last";
  return (
    <p className={`timer timer-${state}`}>
      <Icon name="clock" />
      <Link to={timer.address}>
        <b>{t(isOver ? "timer.over" : "timer.step", { number: timer.step, time })}</b>{" "}
        {isNamed && (
          <span lang={timer.language} dir="auto">
            {timer.title}
          </span>
        )}
      </Link>
      {!isOver && <span role="timer">{formatCountdown(left)}</span>}
      <button
        type="button"
        className="button"
        aria-label={t("timer.stop", { time })}
        onClick={onStop}
      >
        {t("timer.stopShort")}
      </button>
    </p>
  );
}
