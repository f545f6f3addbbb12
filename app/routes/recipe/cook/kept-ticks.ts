const PREFIX = "ticks-";
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Zero-based indexes of the recipe's lines and steps. */
export interface Ticked {
  lines: number[];
  steps: number[];
}

interface KeptTicks extends Ticked {
  /** The recipe's version; indexes are not valid for another one. */
  version: number;
  at: number;
}

/** Null if nothing is stored, or storage is unavailable. */
export function readTicks(recipe: number | string): KeptTicks | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + recipe) ?? "null");
  } catch {
    return null;
  }
}

export function writeTicks(recipe: number, ticks: KeptTicks): void {
  try {
    localStorage.setItem(PREFIX + recipe, JSON.stringify(ticks));
  } catch {
    // Storage is full or disabled: the state lasts until the page is left.
  }
}

export function forgetOldTicks(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const at = readTicks(key.slice(PREFIX.length))?.at ?? 0;
      if (!(Date.now() - at < KEPT_MS)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled.
  }
}
