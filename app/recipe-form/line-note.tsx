import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { choiceText, nameKey } from "#domain/line/ingredient-choice";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { Icon } from "~/ui/icon";
import type { useIngredientLine } from "./ingredient-line-state";
import type { LineLabels } from "./line-labels";

type Line = ReturnType<typeof useIngredientLine>;

interface LineNoteProps {
  form: FormMetadata<RecipeFormValues>;
  choiceName: string;
  line: Line;
  words: LineLabels;
}

/** What the line stands for: a recipe, or the catalogue's ingredient. */
export function renderLineNote(props: LineNoteProps) {
  const {
    form,
    choiceName,
    line: { typed, subRecipe, offeredRecipe, setChoice },
    words: { t },
  } = props;
  const choose = { form, name: choiceName, onChoose: setChoice };
  const food = renderFoodNote(props);
  if (subRecipe) {
    const { title } = subRecipe;
    const label = `${t("edit.isRecipe", { title })}. ${t("edit.notThisOne")}`;
    return (
      <ChoiceButton {...choose} choice={choiceText("own", typed)} label={label}>
        <span>{t("edit.recipeNamed", { title })}</span> <Icon name="remove" />
      </ChoiceButton>
    );
  }
  if (!offeredRecipe) return food;
  const { id, title } = offeredRecipe;
  const label = t("edit.useRecipe", { title });
  return (
    <>
      {food}
      <ChoiceButton {...choose} choice={choiceText({ recipe: id }, typed)} label={label}>
        <Icon name="add" /> <span>{t("edit.recipeNamed", { title })}</span>
      </ChoiceButton>
    </>
  );
}

/** The catalogue's ingredient, where it has another name; pressing it refuses or takes it. */
function renderFoodNote({
  form,
  choiceName,
  line: { typed, ingredient, instead, question, mayBeOwn, setChoice },
  words: { t },
}: LineNoteProps) {
  const isNamedElse = ingredient && !question && nameKey(ingredient.name) !== nameKey(typed);
  const choose = { form, name: choiceName, onChoose: setChoice };
  if (instead) {
    const { id, name } = instead;
    const label = `${t("edit.isOwn")}. ${t("edit.useFood", { name })}`;
    return (
      <ChoiceButton {...choose} choice={choiceText(id, typed)} label={label}>
        <Icon name="add" /> <span>{name}</span>
      </ChoiceButton>
    );
  }
  if (!isNamedElse) return null;
  const label = t("edit.inCatalogue", { name: ingredient.name });
  if (!mayBeOwn)
    return (
      <span className="line-mark" title={label}>
        {ingredient.name}
      </span>
    );
  const refuse = `${label}. ${t("edit.notThisOne")}`;
  return (
    <ChoiceButton {...choose} choice={choiceText("declined", typed)} label={refuse}>
      <span>{ingredient.name}</span> <Icon name="remove" />
    </ChoiceButton>
  );
}

function ChoiceButton({
  form,
  name,
  choice,
  label,
  onChoose,
  children,
}: {
  form: FormMetadata<RecipeFormValues>;
  name: string;
  choice: string;
  label: string;
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
      className="line-mark"
      title={label}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onChoose(choice);
      }}
    >
      {children}
    </button>
  );
}
