import { useEffect, useRef, useState } from "react";
import type { OfferedIngredient } from "#domain/line/ingredient-choice";
import { paths } from "#domain/site/paths";

const PAUSE_MS = 200;
const MIN_TYPED = 2;

interface Suggestions {
  suggestions?: OfferedIngredient[];
  active?: number;
}

/** Catalogue suggestions: `ask` fetches them after a pause, `forget` aborts and clears them. */
export function useIngredientSuggestions() {
  const [list, setList] = useState<Suggestions>({});
  const request = useRef<{ timer: number; abort: AbortController }>();
  const drop = () => {
    window.clearTimeout(request.current?.timer);
    request.current?.abort.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the line goes away.
  useEffect(() => drop, []);

  function forget() {
    drop();
    setList({});
  }

  function ask(typed: string) {
    if (typed.trim().length < MIN_TYPED) return forget();
    drop();
    setActive(undefined);
    const abort = new AbortController();
    const timer = window.setTimeout(() => fetchFor(typed, abort.signal), PAUSE_MS);
    request.current = { timer, abort };
  }

  async function fetchFor(typed: string, signal: AbortSignal) {
    try {
      const answer = await fetch(paths.ingredientSuggestions(typed), { signal });
      if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return;
      const { ingredients } = await answer.json();
      if (!signal.aborted) setList({ suggestions: ingredients });
    } catch {
      // Aborted by further typing, or offline: saving the recipe looks the name up.
    }
  }

  function setActive(active: number | undefined) {
    setList(({ suggestions }) => ({ suggestions, active }));
  }

  return { ...list, ask, forget, setActive };
}
