import type { FieldMetadata } from "@conform-to/react";
import { TextInput } from "@mantine/core";
import type { ComponentProps, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { type OfferedIngredient, offeredName } from "#domain/ingredient-choice";
import { useFirstProblem } from "~/ui/text-field";
import { useHasScript } from "../../../ui/has-script";
import { useIngredientSuggestions } from "./ingredient-suggestions";

/** Keys that lead from the suggestions back into the text. */
const TEXT_KEYS = ["Home", "End", "ArrowLeft", "ArrowRight"];

/**
 * The name of an ingredient. Without script a text field; with it an editable combobox with a list,
 * as ARIA has it: `onType` hears every text, `onPick` the suggestion that is taken.
 */
export function IngredientCombobox({
  field,
  typed,
  onType,
  onPick,
  ...input
}: {
  field: FieldMetadata<string>;
  typed: string;
  onType: (typed: string) => void;
  onPick: (ingredient: OfferedIngredient) => void;
} & Pick<ComponentProps<typeof TextInput>, "label" | "aria-label" | "description" | "autoFocus">) {
  const { t } = useTranslation("recipe");
  const { suggestions, active, ask, forget, setActive } = useIngredientSuggestions();
  const shown = suggestions ?? [];
  const isOpen = shown.length > 0;
  const listId = `${field.id}-suggestions`;

  function pick(ingredient: OfferedIngredient) {
    onPick(ingredient);
    forget();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) setActive(nextOf(active, key === "ArrowDown" ? 1 : -1, shown.length));
      else ask(typed);
    }
    if (isOpen && TEXT_KEYS.includes(key)) setActive(undefined);
    const reached = active === undefined ? undefined : shown[active];
    if (key === "Enter" && reached) {
      event.preventDefault();
      pick(reached);
    }
    if (key === "Escape" && isOpen) {
      event.preventDefault();
      forget();
    }
  }

  return (
    <div className="combobox">
      <TextInput
        {...input}
        {...useComboboxRole(isOpen, listId, active)}
        id={field.id}
        name={field.name}
        value={typed}
        error={useFirstProblem(field)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          onType(value);
          ask(value);
        }}
        onKeyDown={onKeyDown}
        onBlur={forget}
      />
      {isOpen && <Suggestions id={listId} shown={shown} active={active} onPick={pick} />}
      <span role="status" className="visually-hidden">
        {suggestions && t("edit.suggestions", { count: suggestions.length })}
      </span>
    </div>
  );
}

function Suggestions({
  id,
  shown,
  active,
  onPick,
}: {
  id: string;
  shown: OfferedIngredient[];
  active: number | undefined;
  onPick: (ingredient: OfferedIngredient) => void;
}) {
  const { t } = useTranslation("recipe");
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("edit.suggestionsLabel")}
      ref={bringIntoView}
      // The text field keeps the cursor.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map((ingredient, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's.
        <div
          key={ingredient.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? bringIntoView : undefined}
          onClick={() => onPick(ingredient)}
        >
          {offeredName(ingredient)}
        </div>
      ))}
    </div>
  );
}

/** What makes the text field a combobox, once there is script to serve it. */
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

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Round the list; from the text to its first or last. */
function nextOf(active: number | undefined, step: 1 | -1, count: number): number {
  const from = active ?? (step === 1 ? -1 : count);
  return (from + step + count) % count;
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
