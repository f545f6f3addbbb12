import { useTranslation } from "react-i18next";
import { type OfferedIngredient, offeredName } from "#domain/line/ingredient-choice";

export function SuggestionList({
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

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
