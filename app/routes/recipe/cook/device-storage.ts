/** What a browser remembers of recipes, one entry each. */
export interface Kept<Entry> {
  read(id: number): Entry | undefined;
  write(id: number, entry: Entry): void;
  /** Forgets the entries, of whatever recipe, that are old. */
  forget(isOld: (entry: Entry) => boolean): void;
}

/** A memory in a browser's storage under a prefix; where it is not allowed nothing is remembered. */
export function keptIn<Entry>(
  storage: "localStorage" | "sessionStorage",
  prefix: string,
): Kept<Entry> {
  const read = (key: string): Entry | undefined => {
    try {
      return JSON.parse(window[storage].getItem(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: (id) => read(prefix + id),
    write(id, entry) {
      try {
        window[storage].setItem(prefix + id, JSON.stringify(entry));
      } catch {
        // Full, or switched off: what is on the page stays there until it is left.
      }
    },
    forget(isOld) {
      for (const key of keysOf(storage).filter((each) => each.startsWith(prefix))) {
        const entry = read(key);
        if (entry === undefined || isOld(entry)) window[storage].removeItem(key);
      }
    },
  };
}

function keysOf(storage: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
}
