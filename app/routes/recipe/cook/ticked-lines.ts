import { useEffect, useState } from "react";
import { createRecipeStore } from "./device-storage";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Zero-based indexes of the recipe's lines and steps. */
interface Ticked {
  lines: number[];
  steps: number[];
}

export interface Ticks extends Ticked {
  toggle(list: keyof Ticked, place: number): void;
  clear(): void;
}

interface KeptTicks extends Ticked {
  /** The recipe's version; indexes are not valid for another one. */
  version: number;
  at: number;
}

const NOTHING: Ticked = { lines: [], steps: [] };
const memory = createRecipeStore<KeptTicks>("localStorage", "ticks-");

/** The ticked lines and steps of a recipe, stored on this device for a day. */
export function useTicks({ id, version }: { id: number; version: number }): Ticks {
  const [ticked, setTicked] = useState(NOTHING);

  useEffect(() => {
    memory.forget(({ at }) => !(Date.now() - at < KEPT_MS));
    const before = memory.read(id);
    setTicked(before?.version === version ? before : NOTHING);
  }, [id, version]);

  const change = ({ lines, steps }: Ticked) => {
    setTicked({ lines, steps });
    memory.write(id, { version, at: Date.now(), lines, steps });
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
