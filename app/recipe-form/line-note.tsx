import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { choiceText, nameKey } from "#domain/line/ingredient-choice";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import type { useIngredientLine } from "./ingredient-line-state";
import type { LineLabels } from "./line-labels";

type Line = ReturnType<typeof useIngredientLine>;

export function renderLineNote({
  form,
  choiceName,
  line,
  details,
  words: { t },
}: {
  form: FormMetadata<RecipeFormValues>;
  choiceName: string;
  line: Line;
  details: string;
  words: LineLabels;
}) {
  const { typed, ingredient, instead, question } = line;
  const isNamedElse = ingredient && !question && nameKey(ingredient.name) !== nameKey(typed);
  const button = (choice: string, words: string) => (
    <ChoiceButton form={form} name={choiceName} choice={choice} onChoose={line.setChoice}>
      {words}
    </ChoiceButton>
  );
  if (!details && !isNamedElse && !instead) return null;
  return (
    <span className="line-note">
      {details && <span className="line-details">{details}</span>}
      {isNamedElse && <span>{t("edit.inCatalogue", { name: ingredient.name })}</span>}
      {isNamedElse && line.mayBeOwn && button(choiceText("declined", typed), t("edit.notThisOne"))}
      {instead && <span>{t("edit.isOwn")}</span>}
      {instead && button(choiceText(instead.id, typed), t("edit.useFood", { name: instead.name }))}
    </span>
  );
}

function ChoiceButton({
  form,
  name,
  choice,
  onChoose,
  children,
}: {
  form: FormMetadata<RecipeFormValues>;
  name: string;
  choice: string;
  onChoose: (choice: string) => void;
  children: ReactNode;
}) {
  const { key: _, ...button } = form.update.getButtonProps({
    name: name as never,
    value: choice as never,
  }) as ReturnType<typeof form.update.getButtonProps> & { key?: string };
  return (
    <button
      type="submit"
      {...button}
      onClick={(event) => {
        event.preventDefault();
        onChoose(choice);
      }}
    >
      {children}
    </button>
  );
}
