import { useId } from "react";
import { choiceText, type OfferedIngredient, offeredName } from "#domain/line/ingredient-choice";
import { useTranslation } from "~/ui/translation";

export function IngredientQuestion({
  name,
  typed,
  offers,
  choice,
  onChoose,
}: {
  name: string | undefined;
  typed: string;
  offers: OfferedIngredient[];
  choice: string;
  onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation("recipeForm");
  // Not derived from the row index: while two rows swap, both groups would share one answer.
  const group = useId();
  const answers = [
    ...offers.map((offer) => ({ value: choiceText(offer.id, typed), label: offeredName(offer) })),
    { value: choiceText("own", typed), label: t("edit.keepOwn", { name: typed }) },
  ];
  return (
    <fieldset className="question">
      <legend>{t("edit.didYouMean", { name: typed })}</legend>
      {answers.map(({ value, label }) => (
        <label key={value} className="checkbox">
          <input
            type="radio"
            name={name ?? group}
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
