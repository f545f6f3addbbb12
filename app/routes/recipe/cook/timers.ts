import { useEffect, useState } from "react";
import { prepareAlarm } from "./alarm-sound";
import { storeIn } from "./device-storage";

/** A countdown of a step; a step names each of its times once. */
export interface Timer {
  step: number;
  seconds: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Whether its end was rung for. */
  isOver: boolean;
}

export interface Timers {
  list: Timer[];
  start(step: number, seconds: number): void;
  stop(timer: Pick<Timer, "step" | "seconds">): void;
  /** Marks those as over whose time has come. */
  end(): void;
}

const memory = storeIn<Timer[]>("sessionStorage", "timers-");

/** The countdowns of a recipe; they go on from step to step and after a reload. */
export function useTimers(recipeId: number): Timers {
  const [list, setList] = useState<Timer[]>([]);

  useEffect(() => setList(memory.read(recipeId) ?? []), [recipeId]);

  const change = (next: Timer[]) => {
    setList(next);
    memory.write(recipeId, next);
  };
  const without = ({ step, seconds }: Pick<Timer, "step" | "seconds">) =>
    list.filter((timer) => timer.step !== step || timer.seconds !== seconds);
  return {
    list,
    start(step, seconds) {
      prepareAlarm();
      const endsAt = Date.now() + seconds * 1000;
      change([...without({ step, seconds }), { step, seconds, endsAt, isOver: false }]);
    },
    stop: (timer) => change(without(timer)),
    end() {
      const now = Date.now();
      change(list.map((timer) => (timer.endsAt <= now ? { ...timer, isOver: true } : timer)));
    },
  };
}
