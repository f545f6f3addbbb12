import { useEffect, useSyncExternalStore } from "react";
import { prepareAlarm } from "~/shell/timers/alarm-sound";
import { isSameTimer, type Timer, timerStore } from "~/shell/timers/timer-store";
import { watchTimers } from "~/shell/timers/watch-timers";
import { useRecipeAddresses } from "../parts/recipe-addresses";

export type StepTime = Pick<Timer, "step" | "seconds">;

export interface Timers {
  list: Timer[];
  start(time: StepTime): void;
  stop(time: StepTime): void;
}

export function useTimers(
  recipe: { id: number; title: string; imageVersion: number | null },
  servings: number | undefined,
): Timers {
  const { subscribe, get, getOnServer } = timerStore;
  const all = useSyncExternalStore(subscribe, get, getOnServer);
  const isRunning = all.some(({ isOver }) => !isOver);
  // The shell watches them too, but it loads that code on demand, which fails offline.
  useEffect(() => (isRunning ? watchTimers() : undefined), [isRunning]);
  const { cook } = useRecipeAddresses(recipe);
  const timerFor = ({ step, seconds }: StepTime): Timer => ({
    recipe: recipe.id,
    title: recipe.title,
    address: cook({ step, servings }),
    step,
    seconds,
    endsAt: Date.now() + seconds * 1000,
    isOver: false,
  });
  const without = (timer: Timer) => (timers: Timer[]) =>
    timers.filter((each) => !isSameTimer(each, timer));
  return {
    list: all.filter((timer) => timer.recipe === recipe.id),
    start(time) {
      prepareAlarm();
      const timer = timerFor(time);
      timerStore.change((timers) => [...without(timer)(timers), timer]);
    },
    stop: (time) => timerStore.change(without(timerFor(time))),
  };
}
