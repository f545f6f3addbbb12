import { useEffect, useRef, useState } from "react";
import type { OfferedIngredient, OfferedRecipe } from "#domain/line/ingredient-choice";
import { ownPaths } from "#domain/site/own-paths";

const PAUSE_MS = 200;
const MIN_TYPED = 2;

export interface Suggestion extends OfferedIngredient {
  isRecipe?: boolean;
}

interface Suggestions {
  suggestions?: Suggestion[];
  active?: number;
}

/** Suggested foods of the catalogue, then recipes: `ask` fetches them after a pause, `forget` aborts and clears them. */
export function useIngredientSuggestions({ hasRecipes = false } = {}) {
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
      const answer = await fetch(ownPaths.ingredientSuggestions(typed, hasRecipes), { signal });
      if (!answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return;
      const { ingredients, recipes } = await answer.json();
      const suggestions = [...ingredients, ...recipes.map(toSuggestion)];
      if (!signal.aborted) setList({ suggestions });
    } catch {
      // Aborted by further typing, or offline: saving the recipe looks the name up.
    }
  }

  function setActive(active: number | undefined) {
    setList(({ suggestions }) => ({ suggestions, active }));
  }

  return { ...list, ask, forget, setActive };
}

function toSuggestion({ id, title }: OfferedRecipe): Suggestion {
  return { id, name: title, matchedName: null, units: [], isRecipe: true };
}
