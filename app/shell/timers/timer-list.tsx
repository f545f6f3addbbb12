import { useEffect, useRef, useState } from "react";
import { TimerEntry } from "./timer-entry";
import { changeTimers, isSameTimer, type Timer } from "./timer-store";
import { watchTimers } from "./watch-timers";
import "./timers.css";

/** Rings as long as it is shown. Timers of another recipe than `cooked` are named after it. */
export function TimerList({ timers, cooked }: { timers: Timer[]; cooked?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [, redraw] = useState(0);
  const running = timers.filter(({ isOver }) => !isOver);
  const isRunning = running.length > 0;
  useEffect(() => (isRunning ? watchTimers(() => redraw(Date.now())) : undefined), [isRunning]);
  const stop = (timer: Timer) => {
    // The button disappears, and on most pages the list with its last timer, so move the focus.
    const next = cooked || timers.length > 1 ? box.current : document.getElementById("main");
    next?.focus({ preventScroll: true });
    changeTimers((all) => all.filter((each) => !isSameTimer(each, timer)));
  };
  const show = (timer: Timer) => (
    <TimerEntry
      key={timer.endsAt}
      timer={timer}
      isNamed={timer.recipe !== cooked}
      onStop={() => stop(timer)}
    />
  );
  return (
    <div className="timers" ref={box} tabIndex={-1}>
      <div role="alert">{timers.filter(({ isOver }) => isOver).map(show)}</div>
      {running.map(show)}
    </div>
  );
}
