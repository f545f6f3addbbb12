import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";

export const SUGGESTIONS_ID = "ingredient-names";

const PAUSE_MS = 200;
const MIN_TYPED = 2;

/** Names of the catalogue for what is being typed; the list stays empty without script. */
export function useIngredientSuggestions() {
  const [names, setNames] = useState<string[]>([]);
  const asked = useRef<{ timer: number; abort: AbortController }>();
  const forget = () => {
    if (!asked.current) return;
    window.clearTimeout(asked.current.timer);
    asked.current.abort.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form goes away.
  useEffect(() => forget, []);

  function onInput(typed: string) {
    forget();
    if (typed.trim().length < MIN_TYPED) return;
    const abort = new AbortController();
    const timer = window.setTimeout(() => ask(typed, abort.signal), PAUSE_MS);
    asked.current = { timer, abort };
  }

  async function ask(typed: string, signal: AbortSignal) {
    try {
      const answer = await fetch(paths.ingredientSuggestions(typed), { signal });
      if (answer.ok && answer.headers.get("Content-Type")?.includes("json")) {
        setNames((await answer.json()).names);
      }
    } catch {
      // Typed on, or offline: the name is looked up when the recipe is saved.
    }
  }

  return { names, onInput };
}
