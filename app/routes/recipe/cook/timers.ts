import { useRootData } from "~/shell/root-data";
import { prepareAlarm } from "~/shell/timers/alarm-sound";
import { useDeviceTimers } from "~/shell/timers/device-timers";
import { changeTimers, isSameTimer, type Timer } from "~/shell/timers/timer-store";
import { useRecipeAddresses } from "../parts/recipe-addresses";

type StepTime = Pick<Timer, "step" | "seconds">;

export interface Timers {
  /** Of all recipes. */
  list: Timer[];
  isRunning(time: StepTime): boolean;
  /** Starts it, or stops it if it is running. */
  toggle(time: StepTime): void;
}

export function useTimers(
  recipe: { id: number; title: string; language: string; imageVersion: number | null },
  servings: number | undefined,
): Timers {
  const list = useDeviceTimers();
  const viewer = useRootData()?.viewer?.id;
  const { cook } = useRecipeAddresses(recipe);
  const timerFor = (time: StepTime): Timer => ({
    recipe: recipe.id,
    title: recipe.title,
    language: recipe.language,
    address: cook({ step: time.step, servings }),
    endsAt: Date.now() + time.seconds * 1000,
    isOver: false,
    viewer,
    ...time,
  });
  const isRunning = (time: StepTime) =>
    list.some((timer) => !timer.isOver && isSameTimer(timer, timerFor(time)));
  return {
    list,
    isRunning,
    toggle(time) {
      const timer = timerFor(time);
      const starts = isRunning(time) ? [] : [timer];
      if (starts[0]) prepareAlarm();
      changeTimers((all) => [...all.filter((each) => !isSameTimer(each, timer)), ...starts]);
    },
  };
}
