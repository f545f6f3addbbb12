import { useEffect, useState } from "react";
import { forgetOldTicks, readTicks, type Ticked, writeTicks } from "./kept-ticks";

export interface Ticks extends Ticked {
  toggle(list: keyof Ticked, place: number): void;
  clear(): void;
}

const NOTHING: Ticked = { lines: [], steps: [] };

/** The ticked lines and steps of a recipe, stored on this device for a day. */
export function useTicks({ id, version }: { id: number; version: number }): Ticks {
  const [ticked, setTicked] = useState(NOTHING);

  useEffect(() => {
    forgetOldTicks();
    const before = readTicks(id);
    setTicked(before?.version === version ? before : NOTHING);
  }, [id, version]);

  const change = (next: Ticked) => {
    setTicked(next);
    writeTicks(id, { ...next, version, at: Date.now() });
  };
  return {
    ...ticked,
    toggle(list, place) {
      const places = ticked[list];
      const others = places.filter((each) => each !== place);
      change({ ...ticked, [list]: others.length < places.length ? others : [...places, place] });
    },
    clear: () => change(NOTHING),
  };
}
