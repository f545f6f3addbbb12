import { Link, useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { useSecondsFormat } from "~/ui/duration";
import { isSameTimer, type Timer, timerStore } from "./timer-store";
import { watchTimers } from "./watch-timers";

export default function AlarmBar() {
  const { t } = useTranslation("cooking");
  const format = useSecondsFormat();
  const { subscribe, get, getOnServer } = timerStore;
  const timers = useSyncExternalStore(subscribe, get, getOnServer);
  const cooked = useCookedRecipe();
  const isRunning = timers.some(({ isOver }) => !isOver);
  useEffect(() => (isRunning ? watchTimers() : undefined), [isRunning]);
  const over = timers.filter(({ isOver, recipe }) => isOver && recipe !== cooked);
  if (over.length === 0) return null;
  return (
    <div role="alert" className="waiting-bar">
      {over.map((timer) => (
        <p key={timer.address + timer.seconds}>
          {t("timer.over", { number: timer.step, time: format(timer.seconds) })}{" "}
          <Link to={timer.address} dir="auto">
            {timer.title}
          </Link>{" "}
          <button type="button" className="button button-primary" onClick={() => stopTimer(timer)}>
            {t("timer.stopShort")}
          </button>
        </p>
      ))}
    </div>
  );
}

function useCookedRecipe(): number | undefined {
  const { pathname, search } = useLocation();
  const id = Number(new URLSearchParams(search).get("id"));
  return paths.recipeCook(id).startsWith(`${pathname}?`) ? id : undefined;
}

function stopTimer(timer: Timer): void {
  // The button disappears, so move the focus.
  document.getElementById("main")?.focus({ preventScroll: true });
  timerStore.change((timers) => timers.filter((each) => !isSameTimer(each, timer)));
}
