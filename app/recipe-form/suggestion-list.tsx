import { offeredName } from "#domain/line/ingredient-choice";
import { useTranslation } from "~/ui/translation";
import type { Suggestion } from "./ingredient-suggestions";

export function SuggestionList({
  id,
  shown,
  active,
  onPick,
}: {
  id: string;
  shown: Suggestion[];
  active: number | undefined;
  onPick: (suggestion: Suggestion) => void;
}) {
  const { t } = useTranslation("recipeForm");
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("edit.suggestionsLabel")}
      ref={bringIntoView}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's.
        <div
          key={`${suggestion.isRecipe} ${suggestion.id}`}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? bringIntoView : undefined}
          onClick={() => onPick(suggestion)}
        >
          {suggestion.isRecipe
            ? t("edit.recipeNamed", { title: suggestion.name })
            : offeredName(suggestion)}
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
