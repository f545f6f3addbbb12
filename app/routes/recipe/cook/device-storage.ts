export interface RecipeStore<Entry> {
  read(id: number): Entry | undefined;
  write(id: number, entry: Entry): void;
  forget(isOld: (entry: Entry) => boolean): void;
}

/** Stores entries under a key prefix; stores nothing if storage is unavailable. */
export function createRecipeStore<Entry>(
  storage: "localStorage" | "sessionStorage",
  prefix: string,
): RecipeStore<Entry> {
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
        // Storage is full or disabled: the state lasts until the page is left.
      }
    },
    forget(isOld) {
      for (const key of listKeys(storage).filter((each) => each.startsWith(prefix))) {
        const entry = read(key);
        if (entry === undefined || isOld(entry)) window[storage].removeItem(key);
      }
    },
  };
}

function listKeys(storage: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
}
