import { useEffect, useRef, useState } from "react";
import type { OfferedIngredient } from "#domain/ingredient-choice";
import { paths } from "#domain/paths";

const PAUSE_MS = 200;
const MIN_TYPED = 2;

interface Found {
  /** Undefined until an answer came. */
  suggestions?: OfferedIngredient[];
  /** Which of them the arrow keys are at. */
  active?: number;
}

/**
 * Ingredients of the catalogue for what is typed: `ask` for them after a pause, `forget` what was
 * asked and found, `setActive` when the arrow keys move.
 */
export function useIngredientSuggestions() {
  const [found, setFound] = useState<Found>({});
  const asked = useRef<{ timer: number; abort: AbortController }>();
  const drop = () => {
    window.clearTimeout(asked.current?.timer);
    asked.current?.abort.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the line goes away.
  useEffect(() => drop, []);

  function forget() {
    drop();
    setFound({});
  }

  function ask(typed: string) {
    if (typed.trim().length < MIN_TYPED) return forget();
    drop();
    setActive(undefined);
    const abort = new AbortController();
    const timer = window.setTimeout(() => fetchFor(typed, abort.signal), PAUSE_MS);
    asked.current = { timer, abort };
  }

  async function fetchFor(typed: string, signal: AbortSignal) {
    try {
      const answer = await fetch(paths.ingredientSuggestions(typed), { signal });
      if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return;
      const { ingredients } = await answer.json();
      if (!signal.aborted) setFound({ suggestions: ingredients });
    } catch {
      // Typed on, or offline: the name is looked up when the recipe is saved.
    }
  }

  function setActive(active: number | undefined) {
    setFound(({ suggestions }) => ({ suggestions, active }));
  }

  return { ...found, ask, forget, setActive };
}
