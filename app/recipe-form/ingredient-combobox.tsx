import type { KeyboardEvent, ReactNode } from "react";
import { useHasScript } from "~/ui/has-script";
import { type Field, LabelledField, problemAttributes } from "~/ui/text-field";
import { type Suggestion, useIngredientSuggestions } from "./ingredient-suggestions";
import type { LineLabels } from "./line-labels";
import { optionId, SuggestionList } from "./suggestion-list";

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
const TEXT_KEYS = ["Home", "End", "ArrowLeft", "ArrowRight"];

/** An ARIA editable combobox; without script a text field. `onType` receives every text. */
export function IngredientCombobox({
  field: { id, name, errors },
  label,
  hint,
  typed,
  onType,
  onPick,
  words,
  ...input
}: {
  field: Field;
  label: string;
  hint: ReactNode;
  typed: string;
  onType: (typed: string) => void;
  onPick: (suggestion: Suggestion) => void;
  words: LineLabels;
  "aria-label": string;
  placeholder: string;
  autoFocus: boolean;
}) {
  const list = useIngredientSuggestions({ hasRecipes: true });
  const { suggestions, active, ask, forget } = list;
  const isOpen = suggestions !== undefined && suggestions.length > 0;
  const listId = `${id}-suggestions`;
  const [problem] = errors ?? [];
  const pick = (suggestion: Suggestion) => {
    onPick(suggestion);
    forget();
  };
  return (
    <div className="combobox">
      <LabelledField {...{ id, label, hint, problem }} isHintBelow>
        <input
          {...{ id, name }}
          {...input}
          {...useComboboxRole(isOpen, listId, active)}
          {...problemAttributes(id, problem, hint)}
          type="text"
          className="input"
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            onType(value);
            ask(value);
          }}
          onKeyDown={(event) => handleKey(event, list, () => ask(typed), pick)}
          onBlur={forget}
        />
      </LabelledField>
      {isOpen && <SuggestionList id={listId} shown={suggestions} active={active} onPick={pick} />}
      <span role="status" className="visually-hidden">
        {suggestions && words.t("edit.suggestions", { count: suggestions.length })}
      </span>
    </div>
  );
}

function useComboboxRole(isOpen: boolean, listId: string, active: number | undefined) {
  const hasScript = useHasScript();
  if (!hasScript) return {};
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": active === undefined ? undefined : optionId(listId, active),
  } as const;
}

function handleKey(
  event: KeyboardEvent,
  { suggestions = [], active, setActive, forget }: ReturnType<typeof useIngredientSuggestions>,
  open: () => void,
  pick: (suggestion: Suggestion) => void,
): void {
  const { key } = event;
  if (event.nativeEvent.isComposing || event.altKey) return;
  const isOpen = suggestions.length > 0;
  const step = STEPS[key];
  if (step) {
    event.preventDefault();
    if (isOpen) setActive(pickNext(active, step, suggestions.length));
    else open();
  }
  if (isOpen && TEXT_KEYS.includes(key)) setActive(undefined);
  const reached = active === undefined ? undefined : suggestions[active];
  if (key === "Enter" && reached) {
    event.preventDefault();
    pick(reached);
  }
  if (key === "Escape" && isOpen) {
    event.preventDefault();
    forget();
  }
}

/** Wraps around; from the text field, moves to the first or the last suggestion. */
function pickNext(active: number | undefined, step: 1 | -1, count: number): number {
  const from = active ?? (step === 1 ? -1 : count);
  return (from + step + count) % count;
}
