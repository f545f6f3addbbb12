import { useId } from "react";
import { useTranslation } from "react-i18next";
import { choiceText, type OfferedIngredient, offeredName } from "#domain/line/ingredient-choice";

/** Asks which catalogue ingredient an unknown name means: one of similar name, or none. */
export function IngredientQuestion({
  name,
  typed,
  offers,
  choice,
  onChoose,
}: {
  /** The field that it answers; undefined where script sends the answer. */
  name: string | undefined;
  typed: string;
  offers: OfferedIngredient[];
  choice: string;
  onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation("recipeForm");
  // Not by place: two questions whose lines change places would be one for a moment, with one answer.
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
